import en from './en';

export default { ...en, other: '2' };
