import { lazy } from 'react';

const Directory = lazy(() => import('./Directory'));

export const App = () => <Route element={<Directory />} />;
