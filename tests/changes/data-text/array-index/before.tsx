const brands = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
export const App = () => <h1>{brands[2].name}</h1>;
