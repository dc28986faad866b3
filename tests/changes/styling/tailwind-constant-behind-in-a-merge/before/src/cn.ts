import { clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

export const cn = (...all) => twMerge(clsx(all));
