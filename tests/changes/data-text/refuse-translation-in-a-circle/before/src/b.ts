import en from './en';

export default { ...en, y: '2' };
