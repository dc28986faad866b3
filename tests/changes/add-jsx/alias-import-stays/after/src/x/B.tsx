import '@/b.css';
import { Card } from '@/ui/card';
export const B = () => <main><Card /></main>;
