import { createBrowserRouter, RouterProvider } from 'react-router';
import { Home } from './pages/Home';

const router = createBrowserRouter([
  {
    path: '/',
    Component: Shell,
    children: [
      { index: true, Component: Home },
      {
        path: 'about',
        handle: 1,
        lazy: () => import('./pages/About'),
      },
    ],
  },
]);

export const App = () => <RouterProvider router={router} />;
