export const items = [<B key="b" />];
