import Testing

@testable import Network

@Suite("Where an address leads")
struct AddressTests {
  @Test(
    "kinds of addresses",
    arguments: [
      ("127.0.0.1", .loopback), ("127.8.8.8", .loopback), ("::1", .loopback), ("10.1.2.3", .privateNetwork),
      ("172.15.0.1", .everywhere), ("172.16.0.1", .privateNetwork), ("172.31.255.255", .privateNetwork),
      ("172.32.0.1", .everywhere), ("192.168.7.7", .privateNetwork), ("100.64.0.1", .privateNetwork),
      ("100.128.0.1", .everywhere), ("fc00::1", .privateNetwork), ("fdff::1", .privateNetwork),
      ("169.254.1.1", .linkLocal), ("fe80::1", .linkLocal), ("192.0.2.1", .everywhere),
      ("2001:db8::1", .everywhere), ("0.0.0.0", .unusable), ("::", .unusable), ("224.0.0.1", .unusable),
      ("255.255.255.255", .unusable), ("ff02::1", .unusable),
    ] as [(String, NetworkAddress.Kind)])
  func kinds(text: String, kind: NetworkAddress.Kind) {
    #expect(NetworkAddress(text)?.kind == kind)
  }

  @Test(
    "an IPv4 address inside an IPv6 one is judged as itself",
    arguments: ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::192.168.1.1", "2002:7f00:1::"])
  func embedded(text: String) {
    #expect(NetworkAddress(text)?.kind != .everywhere)
  }

  @Test(
    "what is no address is none", arguments: ["", "localhost", "1.2.3", "1.2.3.4.5", "[::1", "1.2.3.256"])
  func none(text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test("each reach allows its own places only")
  func reach() throws {
    let here = try #require(NetworkAddress("127.0.0.1"))
    let home = try #require(NetworkAddress("192.168.1.4"))
    let away = try #require(NetworkAddress("192.0.2.1"))
    let nowhere = try #require(NetworkAddress("0.0.0.0"))
    #expect(Reach.nearby.allows(here, host: "a") && Reach.nearby.allows(home, host: "a"))
    #expect(!Reach.nearby.allows(away, host: "a"))
    let pages = Reach.publicHosts(andListed: ["box.example"])
    #expect(pages.allows(away, host: "a") && !pages.allows(here, host: "a"))
    #expect(pages.allows(home, host: "Box.example"))
    #expect(!Reach.named.allows(nowhere, host: "a"))
  }

  @Test(
    "the host of a web address is the one that is asked",
    arguments: [
      ("https://Example.com/a?b#c", "https://example.com/a?b"),
      ("http://example.com:8080", "http://example.com:8080/"),
      ("https://example.com:443/", "https://example.com/"), ("https://[::1]:4/x", "https://[::1]:4/x"),
      ("https://example.com?x=1", "https://example.com/?x=1"),
    ])
  func web(text: String, parsed: String) {
    #expect(WebAddress(text)?.description == parsed)
  }

  @Test(
    "addresses that hide their host are refused",
    arguments: [
      "ftp://example.com", "https://bank.example@evil.example/", "https://", "https:///x",
      "javascript:alert(1)",
      "https://a:b:c/", "https://example.com:99999/", "file:///etc/passwd", "https://[::1", "example.com",
    ])
  func refused(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
