import { useTranslation } from 'react-i18next';

export function App() {
  const { t } = useTranslation();
  return (
    <nav>
      <a>{t('deals', { smart_count: 1 })}</a>
      <b>{t('open', { count: 3 })}</b>
    </nav>
  );
}
