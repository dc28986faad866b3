import { Card } from './Card';
export const App = () => <Card />;
