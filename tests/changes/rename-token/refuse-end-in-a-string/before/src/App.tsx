export const of = (kind: string) => kind + '-brand';
