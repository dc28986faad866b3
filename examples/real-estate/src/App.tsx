import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Loading } from './components/Loading';
import { usePageChange } from './lib/page-change';
import { placeholders } from './pages/placeholders';

const LandingPage = lazy(() => import('./pages/landing/LandingPage'));
const LoginPage = lazy(() => import('./pages/login/LoginPage'));
const DashboardLayout = lazy(() => import('./shell/DashboardLayout'));
const BrandDashboard = lazy(() => import('./pages/brand/BrandDashboard'));
const TeamContacts = lazy(() => import('./pages/brand/team/TeamContacts'));
const ShoppingCenterDashboard = lazy(() => import('./pages/shopping-center/ShoppingCenterDashboard'));
const AvailableSpaces = lazy(() => import('./pages/shopping-center/spaces/AvailableSpaces'));
const BrokerDashboard = lazy(() => import('./pages/broker/BrokerDashboard'));
const BrokerDirectory = lazy(() => import('./pages/broker/directory/BrokerDirectory'));
const PlaceholderPage = lazy(() => import('./pages/PlaceholderPage'));
const NotFoundPage = lazy(() => import('./pages/NotFoundPage'));

export function App() {
  usePageChange();
  const [, area] = useLocation().pathname.split('/');
  return (
    <Suspense key={area} fallback={<Loading />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard" element={<DashboardLayout />}>
          <Route index element={<BrandDashboard />} />
          <Route path="brand" element={<BrandDashboard />} />
          <Route path="brand/team" element={<TeamContacts />} />
          <Route path="shopping-center" element={<ShoppingCenterDashboard />} />
          <Route path="shopping-center/spaces" element={<AvailableSpaces />} />
          <Route path="broker" element={<BrokerDashboard />} />
          <Route path="broker/directory" element={<BrokerDirectory />} />
          {placeholders.map(({ path, ...page }) => (
            <Route key={path} path={path} element={<PlaceholderPage {...page} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
