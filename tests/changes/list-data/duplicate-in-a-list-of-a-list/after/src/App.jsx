import { Nav } from './Nav';
import { routes } from './routes';
export const App = () => <Nav routes={routes} />;
