import { useTranslation } from 'react-i18next';
export const App = () => {
  const { t } = useTranslation('common');
  return <a>{t('common:nav.out')}</a>;
};
