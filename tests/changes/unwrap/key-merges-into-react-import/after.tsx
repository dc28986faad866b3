import { memo, Fragment } from 'react';
export const A = memo(({ rows }) => rows.map((r) => <Fragment key={r.id}><B /><C /></Fragment>));
