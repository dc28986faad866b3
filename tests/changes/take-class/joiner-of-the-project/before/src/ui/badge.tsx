import { cn } from '@/utils/cn';

export const Badge = ({ className }: { className?: string }) => <b className={cn('p-1', className)} />;
