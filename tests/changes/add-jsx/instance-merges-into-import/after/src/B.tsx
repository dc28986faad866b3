import { Button, Card } from './ui';
export const B = () => <main><Button /><Card /></main>;
