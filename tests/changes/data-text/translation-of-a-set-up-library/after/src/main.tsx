import './locales/i18n';
import { App } from './App';

export const page = <App />;
