import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from './components/Loading';

const LandingPage = lazy(() => import('./pages/landing/LandingPage'));
const LoginPage = lazy(() => import('./pages/login/LoginPage'));
const DashboardLayout = lazy(() => import('./shell/DashboardLayout'));
const BrandDashboard = lazy(() => import('./pages/brand/BrandDashboard'));

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard" element={<DashboardLayout />}>
          <Route index element={<BrandDashboard />} />
          <Route path="brand" element={<BrandDashboard />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
