import { parse } from 'marked';
import { cn } from '@/utils/cn';

type PreviewProps = {
  value: string;
  className?: string;
};

export const Preview = ({ value = '', className }: PreviewProps) => <div className={cn("prose p-2", className)}>{parse(value)}</div>;
