export const items = [<A key="a" />, <C key="c" />];
