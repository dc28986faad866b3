const link = (one) => {
  if (one.isHome) return '/';
  return one.path ?? make(one);
};
export const App = ({ all }) => all.map((one) => <a key={one.id} href={link(one)} />);
