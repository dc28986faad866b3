export const x = (<A />) as unknown;
