import { createBrowserRouter, createRoutesFromElements, Route, RouterProvider } from 'react-router';
const router = createBrowserRouter(createRoutesFromElements(<Route path="/" element={<Home />} />));
export const App = () => <RouterProvider router={router} />;
