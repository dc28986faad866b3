enum E { A }
const x = { a: 1 } satisfies object;
