const tasks = [
  { title: 'One', color: '#fe9339' },
  { title: 'Two', color: 'tomato' },
];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ padding: task.pad }}>{task.title}</li>
      ))}
    </ul>
  );
}
