import './index.css';
import { Title } from './parts';
export const App = () => <Title $on={isOn()}>Orders</Title>;
