import './index.css';
import { Title } from './parts';
export const App = () => <Title>Orders</Title>;
