export const rows = [{ id: 1, href: '/a' }, { id: 2, href: '/b' }];
