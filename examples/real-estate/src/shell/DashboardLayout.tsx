import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Loading } from '../components/Loading';
import { userOf } from '../data/users';
import { BRAND_NAME } from '../lib/constants';
import { AppShell } from './AppShell';

/** The shell around every dashboard route. The role is the path's second segment: nothing else knows it. */
export default function DashboardLayout() {
  const role = useLocation().pathname.split('/')[2];
  return (
    <AppShell userName={userOf(role).name} userRole={role} brandName={BRAND_NAME}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
