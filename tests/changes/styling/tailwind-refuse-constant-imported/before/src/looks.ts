export const box = 'p-8';
