import { Card } from './Card';
export const App = () => <p><Card title="a" /><Card title="b" className="mt-2" /></p>;
