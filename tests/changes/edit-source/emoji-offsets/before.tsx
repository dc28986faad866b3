const a = '😀';
const b = 1;
