import Specimens

/// Records as JSON. Older forms are brought to the present one as they are read; newer ones are refused.
enum RecordCodec {
  private struct SchemaOnly: Decodable { var schema: Int }

  static func bytes(of specimen: Specimen) throws(DrawerError) -> [UInt8] {
    do {
      return try JSON.bytes(of: specimen)
    } catch {
      // Only a number that JSON can't hold (NaN) gets here.
      throw .brokenRecord(specimen.id, detail: "a value can't be written")
    }
  }

  /// - Throws: `.brokenRecord`, `.newerRecord`.
  static func specimen(from bytes: [UInt8], expecting id: SpecimenID) throws(DrawerError) -> Specimen {
    let specimen: Specimen
    do {
      specimen = try current(from: bytes)
    } catch let error as NewerSchema {
      throw .newerRecord(id, schema: error.schema)
    } catch {
      throw .brokenRecord(id, detail: JSON.complaint(about: error))
    }
    guard specimen.id == id else { throw .brokenRecord(id, detail: "it names another specimen") }
    return specimen
  }

  /// The schema that bytes say they have; nil when they are no record.
  static func schema(of bytes: [UInt8]) -> Int? { try? JSON.value(SchemaOnly.self, from: bytes).schema }

  struct NewerSchema: Error { var schema: Int }

  private static func current(from bytes: [UInt8]) throws -> Specimen {
    do {
      let specimen = try JSON.value(Specimen.self, from: bytes)
      if specimen.schema == Specimen.currentSchema { return specimen }
    } catch {
      // An older or newer schema may fail to decode in any way; anything else is damage.
      guard let schema = schema(of: bytes), schema != Specimen.currentSchema else { throw error }
    }
    return try migrated(JSON.value(JSONValue.self, from: bytes))
  }

  /// A record of any schema up to the present one.
  static func migrated(_ record: JSONValue) throws -> Specimen {
    guard case .object(var object) = record, case .integer(let schema)? = object["schema"] else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no record"))
    }
    guard schema <= Specimen.currentSchema else { throw NewerSchema(schema: schema) }
    for step in RecordMigration.all where step.from >= schema {
      step.apply(&object)
      object["schema"] = .integer(step.from + 1)
    }
    return try JSON.value(Specimen.self, from: JSON.bytes(of: JSONValue.object(object)))
  }
}
