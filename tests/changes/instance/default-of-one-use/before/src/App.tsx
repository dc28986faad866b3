import { Badge } from './Badge';

export const App = () => <p><Badge /><Badge label="New" /></p>;
