import { cn } from '@/utils/cn';

export const Card = ({ className }: { className?: string }) => <b className={cn('p-1', className)} />;
