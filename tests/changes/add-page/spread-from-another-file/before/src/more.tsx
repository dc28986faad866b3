export const more = [{ path: '/a', element: <A /> }];
