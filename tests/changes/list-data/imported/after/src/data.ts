export const rows = [{ id: 'b' }] as const;
