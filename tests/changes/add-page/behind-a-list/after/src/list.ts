export const list = [{ path: '/oslo' }, { path: '/rome' }];
