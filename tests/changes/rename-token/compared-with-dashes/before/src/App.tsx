export const isBrand = (key: string) => key.startsWith('--') && key !== 'brand';
