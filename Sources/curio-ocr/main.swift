import HelperProcess

// Debian's Leptonica, Tesseract and ONNX Runtime map far more than they use; this bounds a hostile picture.
let memoryLimit = 3 << 30
let service = RecognitionService()
HelperServer.run(memoryLimit: memoryLimit) { service.answer($0) }
