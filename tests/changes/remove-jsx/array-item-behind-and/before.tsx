export const items = (on) => [on && <A key="a" />, <B key="b" />];
