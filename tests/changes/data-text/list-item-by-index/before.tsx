const brands = [{ name: 'A' }, { name: 'A' }];
export const App = () => <ul>{brands.map(({ name }, i) => <li key={i}>{name}</li>)}</ul>;
