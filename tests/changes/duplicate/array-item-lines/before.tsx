export const items = [
  <A key="a" />,
];
