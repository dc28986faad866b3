import { useId } from 'react';

export function Page(props: { title: string }) {
  const id = useId();
  return (
    <main>
      <h1 id={id}>{props.title}</h1>
    </main>
  );
}
