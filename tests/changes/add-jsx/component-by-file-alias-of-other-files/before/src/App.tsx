import { Card } from './ui/Card';

export const App = () => <Card title="App" />;
