const brands = [{ name: 'A' }, { name: 'Z' }];
export const App = () => <ul>{brands.map(({ name }, i) => <li key={i}>{name}</li>)}</ul>;
