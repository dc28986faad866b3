const ACCENT = '#ff0000';
const tasks = [{ title: 'One' }, { title: 'Two' }];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ color: ACCENT }}>{task.title}</li>
      ))}
    </ul>
  );
}
