export const items = [
  <div key="a">
    <A />
  </div>,
  <B key="b" />,
];
