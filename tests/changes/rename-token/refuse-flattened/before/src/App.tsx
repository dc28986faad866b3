const theme = { brand: { 500: '' } };
export const name = (path: string[]) => `--color-${path.join('-')}`;
