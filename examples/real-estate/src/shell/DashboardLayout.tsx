import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Loading } from '../components/Loading';
import { userOf } from '../data/users';
import { BRAND_NAME } from '../lib/constants';
import { AppShell } from './AppShell';

/**
 * The shell around every dashboard route. The role is the path's second segment: nothing else knows it. The key makes
 * each page wait in a boundary of its own, so that 'Loading...' shows rather than the page before.
 */
export default function DashboardLayout() {
  const { pathname } = useLocation();
  const role = pathname.split('/')[2];
  return (
    <AppShell userName={userOf(role).name} userRole={role} brandName={BRAND_NAME}>
      <Suspense key={pathname} fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
