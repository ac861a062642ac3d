/// Cities and the countries they lie in, by their names in three languages and by their airports.
///
/// Only names that mean one place: a city that has namesakes is left out rather than guessed.
public struct Destination: Sendable, Hashable {
  public let city: String
  /// In English, as it stands in the name of a trip.
  public let country: String

  /// The first city that a text names; nil where it names none that is known.
  static func named(in text: String) -> Destination? {
    let words = text.split { !$0.isLetter }.map(String.init)
    if let code = words.first(where: { $0.count == 3 && airports[$0] != nil }) { return airports[code] }
    let lower = " " + words.joined(separator: " ").lowercased() + " "
    return names.first { name, _ in
      name.unicodeScalars.contains { $0.value >= 0x2E80 } ? text.contains(name) : lower.contains(" \(name) ")
    }?.destination
  }

  private static let (names, airports): ([(name: String, destination: Destination)], [String: Destination]) =
    {
      var names: [(name: String, destination: Destination)] = []
      var airports: [String: Destination] = [:]
      for (country, cities) in table {
        for entry in cities {
          let parts = entry.split(separator: "|").map { $0.split(separator: ",").map(String.init) }
          guard let city = parts.first?.first else { continue }
          let destination = Destination(city: city, country: country)
          names += parts[0].map { ($0.lowercased(), destination) }
          for code in parts.dropFirst().joined() { airports[code] = destination }
        }
      }
      // Longer names first: 新大阪 before 大阪.
      return (names.sorted { ($1.name.count, $0.name) < ($0.name.count, $1.name) }, airports)
    }()

  /// By country: the city's names, then its airports.
  private static let table: [String: [String]] = [
    "Japan": [
      "Tokyo,東京,东京,羽田,成田,Haneda,Narita,新宿,渋谷,浅草|HND,NRT", "Osaka,大阪,新大阪,関西空港,伊丹,Kansai|KIX,ITM",
      "Kyoto,京都|UKY", "Sapporo,札幌,新千歳|CTS", "Fukuoka,福岡,博多,Hakata|FUK", "Naha,Okinawa,那覇,沖縄,冲绳|OKA",
      "Nagoya,名古屋|NGO", "Hiroshima,広島|HIJ", "Kobe,神戸|UKB", "Nara,奈良", "Kanazawa,金沢|KMQ", "Hakone,箱根",
      "Sendai,仙台|SDJ", "Yokohama,横浜", "Nikko,日光", "Kumamoto,熊本|KMJ", "Kagoshima,鹿児島|KOJ", "Nagasaki,長崎|NGS",
    ],
    "China": [
      "Shanghai,上海|SHA,PVG", "Beijing,北京|PEK,PKX", "Guangzhou,广州|CAN", "Shenzhen,深圳|SZX", "Hangzhou,杭州|HGH",
      "Chengdu,成都|CTU,TFU", "Nanjing,南京|NKG", "Wuhan,武汉|WUH", "Xi'an,西安|XIY", "Chongqing,重庆|CKG", "Suzhou,苏州",
      "Xiamen,厦门|XMN", "Qingdao,青岛|TAO", "Kunming,昆明|KMG", "Sanya,三亚|SYX",
    ],
    "Hong Kong": ["Hong Kong,香港|HKG"], "Taiwan": ["Taipei,台北|TPE,TSA", "Kaohsiung,高雄|KHH", "Tainan,台南"],
    "South Korea": ["Seoul,首尔,ソウル|ICN,GMP", "Busan,釜山|PUS", "Jeju,济州|CJU"],
    "Singapore": ["Singapore,新加坡,シンガポール|SIN"], "Thailand": ["Bangkok,曼谷,バンコク|BKK,DMK", "Phuket|HKT"],
    "Malaysia": ["Kuala Lumpur,吉隆坡|KUL"], "Vietnam": ["Hanoi,河内|HAN", "Ho Chi Minh City,Saigon|SGN"],
    "Indonesia": ["Jakarta|CGK", "Bali,Denpasar|DPS"], "Philippines": ["Manila|MNL"],
    "India": ["Delhi,New Delhi|DEL", "Mumbai|BOM", "Bengaluru,Bangalore|BLR", "Chennai|MAA"],
    "the Emirates": ["Dubai|DXB", "Abu Dhabi|AUH"], "Qatar": ["Doha|DOH"], "Turkey": ["Istanbul|IST,SAW"],
    "France": ["Paris,巴黎,パリ|CDG,ORY", "Nice|NCE", "Lyon|LYS", "Marseille|MRS", "Bordeaux|BOD"],
    "Germany": ["Berlin|BER", "Munich,München|MUC", "Frankfurt|FRA", "Hamburg|HAM", "Cologne,Köln|CGN"],
    "Italy": [
      "Rome,Roma|FCO,CIA", "Milan,Milano|MXP,LIN", "Venice,Venezia|VCE", "Naples,Napoli|NAP",
      "Florence,Firenze|FLR",
    ],
    "Spain": ["Madrid|MAD", "Barcelona|BCN", "Seville|SVQ", "Málaga,Malaga|AGP"],
    "Portugal": ["Lisbon,Lisboa|LIS", "Porto|OPO"],
    "the Netherlands": ["Amsterdam|AMS", "Rotterdam"], "Belgium": ["Brussels|BRU"],
    "Austria": ["Vienna,Wien|VIE"],
    "Switzerland": ["Zurich,Zürich|ZRH", "Geneva,Genève|GVA"], "Denmark": ["Copenhagen|CPH"],
    "Sweden": ["Stockholm|ARN"],
    "Norway": ["Oslo|OSL", "Bergen|BGO"], "Finland": ["Helsinki|HEL"], "Iceland": ["Reykjavik,Reykjavík|KEF"],
    "Greece": ["Athens|ATH"], "Czechia": ["Prague|PRG"], "Poland": ["Warsaw|WAW", "Kraków,Krakow|KRK"],
    "Hungary": ["Budapest|BUD"], "Ireland": ["Dublin|DUB"],
    "the UK": [
      "London|LHR,LGW,STN,LTN,LCY", "Edinburgh|EDI", "Glasgow|GLA", "Manchester|MAN", "Bristol|BRS",
      "Leeds|LBA", "Liverpool|LPL",
    ],
    "the US": [
      "San Francisco|SFO", "Los Angeles|LAX", "New York|JFK,LGA,EWR", "Seattle|SEA", "Chicago|ORD,MDW",
      "Boston|BOS",
      "Denver|DEN", "Las Vegas|LAS", "Miami|MIA", "Atlanta|ATL", "Austin|AUS", "Honolulu,Hawaii|HNL",
      "Washington DC|DCA,IAD",
      "San Diego|SAN", "Philadelphia|PHL", "Houston|IAH,HOU", "Dallas|DFW,DAL", "Phoenix|PHX",
      "Minneapolis|MSP",
      "New Orleans|MSY", "Nashville|BNA", "Salt Lake City|SLC", "Orlando|MCO",
    ],
    "Canada": ["Toronto|YYZ,YTZ", "Vancouver|YVR", "Montreal,Montréal|YUL", "Calgary|YYC"],
    "Mexico": ["Mexico City|MEX", "Cancún,Cancun|CUN"],
    "Australia": ["Sydney|SYD", "Melbourne|MEL", "Brisbane|BNE", "Perth|PER", "Adelaide|ADL"],
    "New Zealand": ["Auckland|AKL", "Wellington|WLG", "Queenstown|ZQN"], "Egypt": ["Cairo|CAI"],
    "South Africa": ["Cape Town|CPT", "Johannesburg|JNB"],
  ]
}
