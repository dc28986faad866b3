import { useId } from 'react';
import { PageTitle } from './PageTitle';

export function Page(props: { title: string }) {
  const id = useId();
  return (
    <main>
      <PageTitle id={id} title={props.title} />
    </main>
  );
}
