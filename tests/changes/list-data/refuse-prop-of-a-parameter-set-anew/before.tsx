const label = (text) => {
  if (!ready) text = compute();
  return text;
};
export const App = ({ all }) => all.map((one) => <i title={label('Hi')} />);
