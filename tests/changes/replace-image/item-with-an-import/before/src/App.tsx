import { people } from './people';

export const App = () => (
  <ul>
    {people.map((person) => (
      <img key={person.name} src={person.photo} alt="" />
    ))}
  </ul>
);
