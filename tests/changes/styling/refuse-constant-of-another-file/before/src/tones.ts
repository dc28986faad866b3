export const tone = 'red';
