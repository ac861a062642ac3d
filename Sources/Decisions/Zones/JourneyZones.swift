import Specimens

/// The zones of a journey's two ends, where the stops are airports or cities that leave no doubt.
enum JourneyZones {
  /// Nil for stops that are not known: their times stay floating.
  static func zone(of stop: Route.Stop) -> String? {
    let words = stop.name.split { !$0.isLetter }.map(String.init)
    if let code = words.first(where: { $0.count == 3 && $0.allSatisfy { $0.isASCII && $0.isUppercase } }) {
      return airports[code]
    }
    return cities.first { stop.name.hasPrefix($0.key) }?.value
  }

  /// The suggestion with the zones of its journey: each time in the zone of its own stop. Left as it is where a
  /// zone is stated already or a stop is not known.
  static func settled(_ suggestion: Suggestion, _ route: Route?) -> Suggestion {
    guard suggestion.timeZone == nil, !suggestion.isAllDay, let route, let from = zone(of: route.from),
      let to = zone(of: route.to)
    else { return suggestion }
    var settled = suggestion
    settled.timeZone = from
    if suggestion.end != nil, to != from { settled.endTimeZone = to }
    return settled
  }

  private static let airports: [String: String] = table([
    "America/Los_Angeles": "LAX SFO SAN SJC OAK SMF BUR SNA ONT PDX SEA LAS RNO",
    "America/Denver": "DEN SLC ABQ BOI COS", "America/Phoenix": "PHX TUS",
    "America/Chicago": "ORD MDW DFW DAL IAH HOU AUS SAT MSP MCI STL MSY BNA MKE MEM OMA",
    "America/New_York": "JFK LGA EWR BOS PHL DCA IAD BWI ATL MIA FLL MCO TPA CLT RDU DTW CLE CMH PIT BUF",
    "Pacific/Honolulu": "HNL OGG KOA LIH", "America/Anchorage": "ANC",
    "America/Toronto": "YYZ YTZ YUL YOW", "America/Vancouver": "YVR", "America/Edmonton": "YYC YEG",
    "America/Mexico_City": "MEX", "America/Sao_Paulo": "GRU GIG",
    "Europe/London": "LHR LGW STN LTN LCY MAN EDI GLA BHX BRS NCL LPL BFS", "Europe/Dublin": "DUB ORK SNN",
    "Europe/Paris": "CDG ORY NCE LYS TLS MRS", "Europe/Berlin": "BER FRA MUC HAM DUS CGN STR",
    "Europe/Amsterdam": "AMS", "Europe/Brussels": "BRU", "Europe/Madrid": "MAD BCN AGP VLC",
    "Europe/Rome": "FCO MXP LIN VCE NAP BLQ", "Europe/Zurich": "ZRH GVA", "Europe/Vienna": "VIE",
    "Europe/Lisbon": "LIS OPO", "Europe/Copenhagen": "CPH", "Europe/Stockholm": "ARN",
    "Europe/Oslo": "OSL BGO",
    "Europe/Helsinki": "HEL", "Europe/Athens": "ATH", "Europe/Istanbul": "IST SAW", "Europe/Prague": "PRG",
    "Europe/Warsaw": "WAW KRK", "Europe/Budapest": "BUD",
    "Asia/Tokyo": "HND NRT KIX ITM NGO CTS FUK OKA UKB SDJ HIJ KMJ KOJ", "Asia/Seoul": "ICN GMP PUS",
    "Asia/Shanghai": "PEK PKX PVG SHA CAN SZX CTU TFU HGH CKG XIY WUH NKG XMN", "Asia/Hong_Kong": "HKG",
    "Asia/Taipei": "TPE TSA KHH", "Asia/Singapore": "SIN", "Asia/Kuala_Lumpur": "KUL",
    "Asia/Bangkok": "BKK DMK",
    "Asia/Jakarta": "CGK", "Asia/Manila": "MNL", "Asia/Ho_Chi_Minh": "SGN HAN",
    "Asia/Kolkata": "DEL BOM BLR MAA",
    "Asia/Dubai": "DXB AUH", "Asia/Qatar": "DOH", "Africa/Johannesburg": "JNB CPT", "Africa/Cairo": "CAI",
    "Australia/Sydney": "SYD CBR", "Australia/Melbourne": "MEL", "Australia/Brisbane": "BNE",
    "Australia/Perth": "PER", "Australia/Adelaide": "ADL", "Pacific/Auckland": "AKL CHC WLG",
  ])

  /// Cities whose name means one place only, as East Asian tickets print them.
  private static let cities: [String: String] = [
    "東京": "Asia/Tokyo", "羽田": "Asia/Tokyo", "成田": "Asia/Tokyo", "大阪": "Asia/Tokyo", "関西": "Asia/Tokyo",
    "伊丹": "Asia/Tokyo", "札幌": "Asia/Tokyo", "新千歳": "Asia/Tokyo", "福岡": "Asia/Tokyo", "那覇": "Asia/Tokyo",
    "名古屋": "Asia/Tokyo", "仙台": "Asia/Tokyo", "京都": "Asia/Tokyo", "新大阪": "Asia/Tokyo", "広島": "Asia/Tokyo",
    "北京": "Asia/Shanghai", "上海": "Asia/Shanghai", "广州": "Asia/Shanghai", "深圳": "Asia/Shanghai",
    "杭州": "Asia/Shanghai", "成都": "Asia/Shanghai", "南京": "Asia/Shanghai", "武汉": "Asia/Shanghai",
    "西安": "Asia/Shanghai", "重庆": "Asia/Shanghai", "香港": "Asia/Hong_Kong", "台北": "Asia/Taipei",
    "首尔": "Asia/Seoul", "ソウル": "Asia/Seoul",
  ]

  private static func table(_ zones: [String: String]) -> [String: String] {
    var table: [String: String] = [:]
    for (zone, codes) in zones {
      for code in codes.split(separator: " ") { table[String(code)] = zone }
    }
    return table
  }
}
