export const items = (on) => [on && null, <B key="b" />];
