import { Card } from './ui/card';
export const A = () => <Card />;
