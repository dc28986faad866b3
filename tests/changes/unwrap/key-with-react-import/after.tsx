import * as React from 'react';
export const A = ({ rows }) => rows.map((r) => <React.Fragment key={r.id}><B /><C /></React.Fragment>);
