import { brands as all } from './data';
export const App = () => {
  const shown = all.filter((b) => b.on).slice(0, 3);
  return <ul>{shown.map((b) => <li key={b.name}>{b.name}</li>)}</ul>;
};
