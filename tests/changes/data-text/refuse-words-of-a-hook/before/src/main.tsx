import { App } from './App';
import { i18nProvider } from './i18nProvider';

export const page = <App provider={i18nProvider} />;
