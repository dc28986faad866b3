const of = (t: string) => 'bg-' + t + '-500';
export const brand = of('brand');
