import HelperProcess

// Room for the largest picture that is decoded at all (80 million pixels) twice over, and no more.
let memoryLimit = 2 << 30
let painter = Painter()
HelperServer.run(memoryLimit: memoryLimit) { painter.answer($0) }
