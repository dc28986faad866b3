import i18n from 'i18next';
import en from './en';

i18n.init({ resources: { en: { translation: en } } });
