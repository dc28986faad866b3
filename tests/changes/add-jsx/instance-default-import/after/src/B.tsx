import Card, { other } from './card';
export const B = () => <main>{other}<Card /></main>;
