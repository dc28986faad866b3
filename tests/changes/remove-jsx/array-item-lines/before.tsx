export const items = [
  <A key="a" />,
  // b
  <B key="b" />,
];
