export function App(props: { name: string; count: number; rest: number; tone: string }) {
  const { name } = props;
  const [, , second] = [name, name, name];
  const { rest, ...others } = props;
  return (
    <main {...others}>
      <b>{name}</b>
      <i>{second}</i>
    </main>
  );
}
