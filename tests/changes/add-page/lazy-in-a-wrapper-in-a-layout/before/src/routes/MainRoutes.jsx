import { lazy } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import Loadable from '@/components/Loadable';

const Color = Loadable(lazy(() => import('@/pages/color')));
const SamplePage = Loadable(lazy(() => import('@/pages/extra-pages/sample-page')));

const MainRoutes = {
  path: '/',
  element: <Shell />,
  children: [
    {
      path: 'sample-page',
      element: <SamplePage />
    },
    {
      path: 'color',
      element: <Color />
    }
  ]
};

export const router = createBrowserRouter([MainRoutes]);
