import { cn } from './cn';

export const Rule = ({ id, className = '' }: { id: string; className?: string }) => <hr id={id} className={cn('rule', id, className)} />;
