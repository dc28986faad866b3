import { lazy } from 'react';
import { Route, Routes } from 'react-router';

const Home = lazy(() => import('./pages/Home'));
const TeamContacts = lazy(() => import('./pages/team/TeamContacts'));

export function App() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/team" element={<Layout />}>
        <Route index element={<Guard role="x"><TeamContacts open /></Guard>} />
        <Route path="map" element={<Map />} />
      </Route>
    </Routes>
  );
}
