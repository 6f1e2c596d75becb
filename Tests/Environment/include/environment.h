// The environment of the tests is set before main: linking this target is all that a test bundle needs
// for it. The list of variables is the file `variables` beside the source.
