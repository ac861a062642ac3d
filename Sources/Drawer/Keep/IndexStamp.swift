import SearchIndex

// Both stores call theirs `RecordStamp`; each is named here where only one is in sight.
typealias IndexStamp = RecordStamp
