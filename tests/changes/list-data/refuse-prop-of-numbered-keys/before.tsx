const all = { 10: { name: 'Ten' }, 2: { name: 'Two' } };
export const App = () => Object.values(all).map((one) => <i title={one.name} />);
