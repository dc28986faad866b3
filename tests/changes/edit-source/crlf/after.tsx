const a = 3;
const b = 2;
