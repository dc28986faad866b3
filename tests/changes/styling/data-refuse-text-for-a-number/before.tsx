const tasks = [
  { title: 'One', look: 20 },
  { title: 'Two', look: 40 },
];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ width: task.look }}>{task.title}</li>
      ))}
    </ul>
  );
}
