import { people } from './people';

const Person = ({ name, photo }: { name: string; photo: string }) => (
  <li>
    <img src={photo} alt={name} />
  </li>
);

export const App = () => (
  <ul>
    {people.map((person) => (
      <Person key={person.name} {...person} />
    ))}
  </ul>
);
