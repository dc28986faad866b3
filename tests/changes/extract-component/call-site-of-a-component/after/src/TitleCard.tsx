import { Card } from './Card';

interface TitleCardProps {
  title: string;
}

export function TitleCard({ title }: TitleCardProps) {
  return <Card title={title} />;
}
