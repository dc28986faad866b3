export const x = `a ${<i />}`;
