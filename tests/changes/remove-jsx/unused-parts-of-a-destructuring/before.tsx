import { Bell } from './bell';

export function App(props: { name: string; count: number; rest: number; tone: string }) {
  const { name, count, tone = 'red' } = props;
  const [, first, second] = [name, name, name];
  const { rest, ...others } = props;
  return (
    <main {...others}>
      {count > 1 && <Bell count={count} tone={tone} rest={rest} title={first} />}
      <b>{name}</b>
      <i>{second}</i>
    </main>
  );
}
