const groups = [
  { name: 'A', color: 'red', tasks: [{ title: 'One' }, { title: 'Two' }] },
  { name: 'B', color: 'green', tasks: [{ title: 'Three' }, { title: 'Four' }] },
];

export function App() {
  return (
    <div>
      {groups.map((group) => (
        <ul key={group.name}>
          {group.tasks.map((task) => (
            <li key={task.title} style={{ color: group.color }}>{task.title}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
