export const x = render(null, 3);
