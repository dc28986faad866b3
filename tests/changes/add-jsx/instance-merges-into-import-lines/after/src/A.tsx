import { Card } from './ui';
export const A = () => <Card />;
