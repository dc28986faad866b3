import { useRoutes } from 'react-router';
import { more } from './more';
export const App = () => useRoutes([...more]);
