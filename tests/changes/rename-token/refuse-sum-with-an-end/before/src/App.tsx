const of = (t: string) => 'var(--color-' + t + '-500)';
export const brand = of('brand');
