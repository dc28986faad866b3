import { cva } from '../styled-system/css';
export const button = cva({ base: { color: 'blue' } });
