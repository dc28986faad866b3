const groups = [
  { name: 'A', tasks: [{ title: 'One', color: 'red' }, { title: 'Two', color: 'tan' }] },
  { name: 'B', tasks: [{ title: 'Three', color: 'green' }, { title: 'Four', color: 'blue' }] },
];

const Row = ({ color, title }: { color: string; title: string }) => <li style={{ color }}>{title}</li>;

export function App() {
  return (
    <div>
      {groups.map((group) => (
        <ul key={group.name}>
          {group.tasks.map((task) => (
            <Row key={task.title} {...task} />
          ))}
        </ul>
      ))}
    </div>
  );
}
