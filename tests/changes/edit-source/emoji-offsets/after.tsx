const a = '😀';
const b = 3;
