export const lock = ['512', 'M1'];
export const user = ['512', 'M2'];
export const star = ['512', 'M3'];
