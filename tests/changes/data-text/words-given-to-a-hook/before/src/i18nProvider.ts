import polyglotI18nProvider from 'ra-i18n-polyglot';
import libraryMessages from 'ra-language-english';
import { english } from './english';
import { french } from './french';

const catalogs = { en: { ...libraryMessages, ...english }, fr: french };

export const i18nProvider = polyglotI18nProvider((locale) => catalogs[locale] ?? catalogs.en);
