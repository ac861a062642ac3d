// A small program on the real terminal, driven by the tests in a terminal multiplexer. It lists the events it
// gets; a few keys make it suspend, lend the terminal, crash or end.

Rehearsal().run()
