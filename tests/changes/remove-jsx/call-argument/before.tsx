export const x = render(<A />, 3);
