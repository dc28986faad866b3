import './reset.css';
import './index.css';
import { App } from './App';

export const app = <App />;
