import { Suspense } from 'react';
export const Field = ({ label }) => <Suspense fallback={null}><p>{label}</p></Suspense>;
