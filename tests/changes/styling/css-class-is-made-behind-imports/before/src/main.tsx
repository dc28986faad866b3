import './styles/index.css';
import { App } from './App';

export const app = <App />;
