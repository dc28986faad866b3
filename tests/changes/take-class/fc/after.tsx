import type { FC } from 'react';

type MetaProps = { label: string; className?: string };

export const Meta: FC<MetaProps> = ({ label, className = '' }) => <dl className={`grid ${className}`}>{label}</dl>;
