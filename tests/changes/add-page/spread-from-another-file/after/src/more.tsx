import { B } from './B';

export const more = [{ path: '/a', element: <A /> }, { path: '/b', element: <B /> }];
