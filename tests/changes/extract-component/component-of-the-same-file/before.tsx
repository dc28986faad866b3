function Dot({ tone }: { tone: string }) {
  return <i className={tone} />;
}

export function Page() {
  return (
    <main>
      <p>
        <Dot tone="calm" /> Ready
      </p>
    </main>
  );
}
