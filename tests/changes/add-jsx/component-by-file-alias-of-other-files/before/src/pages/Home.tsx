import { Card } from '@/ui/Card';

export const Home = () => <Card title="Home" />;
