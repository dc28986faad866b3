const tasks = [
  { title: 'One', color: '#fe9339' },
  { title: 'Two', color: 'tomato' },
];

export function App() {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.title} style={{ background: pick(task) }}>{task.title}</li>
      ))}
    </ul>
  );
}
