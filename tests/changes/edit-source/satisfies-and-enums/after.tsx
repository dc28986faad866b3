enum E { B }
const x = { a: 1 } satisfies object;
