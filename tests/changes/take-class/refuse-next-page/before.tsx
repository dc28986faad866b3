import type { NextPage } from 'next';

export const Field: NextPage<{ label: string }> = ({ label }) => <label>{label}</label>;
