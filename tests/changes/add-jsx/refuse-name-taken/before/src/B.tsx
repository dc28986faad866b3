import { Card } from './other';
export const B = () => <main><Card /></main>;
