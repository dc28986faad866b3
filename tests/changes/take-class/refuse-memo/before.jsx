import { memo } from 'react';
export const Field = memo(({ label }) => <label>{label}</label>);
