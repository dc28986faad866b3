import { PageHeader } from './PageHeader';

interface PageProps {
  title: string;
  tone?: 'calm' | 'loud';
}

export function Page(props: PageProps) {
  return (
    <main>
      <PageHeader tone={props.tone} title={props.title} />
      <p>{props.title}</p>
    </main>
  );
}
