import * as React from 'react';
export const A = ({ rows }) => rows.map((r) => <li key={r.id}><B /><C /></li>);
