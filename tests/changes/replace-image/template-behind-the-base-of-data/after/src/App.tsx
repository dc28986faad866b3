import team from './team.json';

const Photo = ({ of }) => <img src={import.meta.env.BASE_URL + of.photo} alt={of.name} />;

export const App = () => team.map((one) => <Photo key={one.name} of={one} />);
