interface PageHeaderProps {
  tone: 'calm' | 'loud' | undefined;
  title: string;
}

export function PageHeader(props: PageHeaderProps) {
  return (
    <header className={props.tone}>
      <h1>{props.title}</h1>
    </header>
  );
}
