export const items = [<A key="a" />, <A key="a-2" />, <B key="b" />];
