export const items = [
  // b
  <B key="b" />,
];
