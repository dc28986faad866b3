const tasks = [
  { title: 'One', look: 'red' },
  { title: 'Two', look: 'tan' },
];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ color: task.look }}>{task.title}</li>
      ))}
    </ul>
  );
}
