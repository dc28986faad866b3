import { Outlet } from 'react-router';
export const Nav = () => <Outlet />;
