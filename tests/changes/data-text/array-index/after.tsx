const brands = [{ name: 'A' }, { name: 'B' }, { name: 'D' }];
export const App = () => <h1>{brands[2].name}</h1>;
