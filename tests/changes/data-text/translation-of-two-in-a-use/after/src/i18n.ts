import en from './en.json';
const all = { en };
export const translate = (key: keyof typeof en) => all.en[key];
