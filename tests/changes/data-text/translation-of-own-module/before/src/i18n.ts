import en from './en.json';
const all = { en };
export function t(key: keyof typeof en) {
  return all.en[key];
}
