export const cn = (...all: string[]) => all.join(' ');
