export function App(props: { size: number; width?: number }) {
  const { size, width = size } = props;
  return (
    <main>
      <b>{width}</b>
    </main>
  );
}
