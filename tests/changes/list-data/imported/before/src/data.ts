export const rows = [{ id: 'a' }, { id: 'b' }] as const;
