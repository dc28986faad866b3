const FOLDER = '/shop';

const team = [
  { name: 'Ann', photo: 'ann.jpg' },
  { name: 'Ben', photo: 'ben.jpg' },
];

export function App() {
  return (
    <ul>
      {team.map((one) => (
        <li key={one.name}>
          <img src={`${FOLDER}/team/${one.photo}`} alt={one.name} />
        </li>
      ))}
    </ul>
  );
}
