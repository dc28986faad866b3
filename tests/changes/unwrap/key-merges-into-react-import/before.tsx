import { memo } from 'react';
export const A = memo(({ rows }) => rows.map((r) => <li key={r.id}><B /><C /></li>));
