const people = [
  { name: 'Ann', photo: '/ann.png' },
  { name: 'Ben', photo: '/ben.png' },
];

export const App = () => (
  <ul>
    {people.map((person) => (
      <li key={person.name}>
        <img src={person.photo} alt="" />
      </li>
    ))}
  </ul>
);
