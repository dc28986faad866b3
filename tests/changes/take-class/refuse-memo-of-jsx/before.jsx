import { useMemo } from 'react';
export function Field({ label }) {
  const head = useMemo(() => <h1>{label}</h1>, [label]);
  return <main>{head}</main>;
}
