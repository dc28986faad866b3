import { t } from './i18n';
export const App = () => <h1>{t('title')}</h1>;
