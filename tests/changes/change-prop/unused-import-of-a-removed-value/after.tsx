import { Row } from './row';

export const App = () => <Row title="a" />;
