import { other } from './card';
export const B = () => <main>{other}</main>;
