const tasks = [
  { title: 'One', size: 20 },
  { title: 'Two', size: 14 },
];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ fontSize: task.size, margin: 0 }}>{task.title}</li>
      ))}
    </ul>
  );
}
