import { createBrowserRouter, RouterProvider } from 'react-router';
import { Home } from './pages/Home';
import { Sales } from './pages/Sales';

const router = createBrowserRouter([
  {
    path: '/',
    Component: Shell,
    children: [
      { index: true, Component: Home },
      { path: 'sales', Component: Sales },
      {
        path: 'about',
        handle: 1,
        lazy: () => import('./pages/About'),
      },
    ],
  },
]);

export const App = () => <RouterProvider router={router} />;
