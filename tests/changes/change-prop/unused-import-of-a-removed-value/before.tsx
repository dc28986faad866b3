import { Row } from './row';
import { Star } from './star';

export const App = () => <Row icon={<Star />} title="a" />;
