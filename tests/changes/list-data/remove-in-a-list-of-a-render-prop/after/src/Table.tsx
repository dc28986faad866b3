import type { ReactNode } from 'react';

function Table({ children }: { children: ReactNode }) {
  return <section>{children}</section>;
}

function Body<T>({ data, render }: { data: T[]; render: (row: T) => ReactNode }) {
  if (data.length === 0) return <p>Nothing yet</p>;
  return <ul>{data.map(render)}</ul>;
}

Table.Body = Body;

export default Table;
