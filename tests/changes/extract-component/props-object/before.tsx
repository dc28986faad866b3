interface PageProps {
  title: string;
  tone?: 'calm' | 'loud';
}

export function Page(props: PageProps) {
  return (
    <main>
      <header className={props.tone}>
        <h1>{props.title}</h1>
      </header>
      <p>{props.title}</p>
    </main>
  );
}
