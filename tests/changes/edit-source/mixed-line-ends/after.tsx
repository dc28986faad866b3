const a = 4;
const b = 2;
const c = 3;