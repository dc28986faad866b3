const tasks = [{ title: 'One' }, { title: 'Two' }].map((task) => ({ ...task, color: 'red' }));

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ color: task.color }}>{task.title}</li>
      ))}
    </ul>
  );
}
