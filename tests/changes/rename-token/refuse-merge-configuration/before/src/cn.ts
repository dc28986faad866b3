import { extendTailwindMerge } from 'tailwind-merge';
export const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['huge'] }] } } });
