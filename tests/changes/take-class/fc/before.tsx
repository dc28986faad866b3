import type { FC } from 'react';

type MetaProps = { label: string };

export const Meta: FC<MetaProps> = ({ label }) => <dl className="grid">{label}</dl>;
