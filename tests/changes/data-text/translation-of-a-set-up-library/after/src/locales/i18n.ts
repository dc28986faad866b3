import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import en_US from './en_US';
import zh_CN from './zh_CN';

i18n.use(initReactI18next).init({
  lng: 'en_US',
  resources: { en_US: { translation: en_US }, zh_CN: { translation: zh_CN } },
});

export default i18n;
