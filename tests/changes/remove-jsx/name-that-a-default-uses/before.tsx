import { Bell } from './bell';

export function App(props: { size: number; width?: number }) {
  const { size, width = size } = props;
  return (
    <main>
      <Bell size={size} />
      <b>{width}</b>
    </main>
  );
}
