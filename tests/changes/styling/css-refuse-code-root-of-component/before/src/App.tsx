import './index.css';
import { Card } from './Card';
export const App = () => <Card>a</Card>;
