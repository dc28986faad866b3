export const items = [
  <A key="a" />,
  <B key="b" />,
];
