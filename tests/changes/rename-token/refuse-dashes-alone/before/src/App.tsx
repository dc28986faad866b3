const DASHES = '--';
export const name = (key: 'brand') => DASHES + key;
