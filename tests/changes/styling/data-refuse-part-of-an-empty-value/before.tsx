const tasks = [
  { title: 'One', look: 'red' },
  { title: 'Two', look: '' },
];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ background: task.look }}>{task.title}</li>
      ))}
    </ul>
  );
}
