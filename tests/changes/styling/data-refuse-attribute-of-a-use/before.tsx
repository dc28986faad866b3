const tasks = [{ title: 'One' }, { title: 'Two' }];

const Row = ({ color, title }: { color: string; title: string }) => <li style={{ color }}>{title}</li>;

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <Row key={task.title} color="red" title={task.title} />
      ))}
    </ul>
  );
}
