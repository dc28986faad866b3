import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { UsersPage } from './pages/UsersPage';
import { SalesPage } from './pages/SalesPage';

export const App = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/users" element={<UsersPage />} />
      <Route path="/sales" element={<SalesPage />} />
    </Routes>
  </BrowserRouter>
);
