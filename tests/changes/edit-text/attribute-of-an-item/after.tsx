const PEOPLE = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cem' }];

export function Team() {
  return (
    <ul>
      {PEOPLE.map((one, index) => (
        <li key={index}>
          <img src="/face.png" alt={one.name} />
        </li>
      ))}
    </ul>
  );
}
