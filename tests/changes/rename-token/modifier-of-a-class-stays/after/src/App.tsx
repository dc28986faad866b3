export const of = (block: string, kind: string) => `${block}--primary ${block}--${kind} ${block}-text`;
