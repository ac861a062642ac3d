extension Sample {
  static let mixed = parse(
    #"""
    === 2026-11-20T10:00 | mixed | E 2026-12-05T10:00 end=2026-12-05T12:00 t:workshop c:none
    Workshop ワークショップ
    Make a lantern stand 灯籠づくり
    12/5 (土) 10:00-12:00
    Craft Room 工作室 2F
    Fee 参加費 ¥2,000
    === 2026-11-20T10:00 | mixed | E 2026-12-26T17:00 t:Jazz l:蔵 c:events
    Year-End Jazz 年末ジャズライブ
    12/26 Sat OPEN 16:30 / START 17:00
    酒蔵ホール Kura Hall
    ¥3,000 +1 drink
    """#)
}
