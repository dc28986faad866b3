const rows = [{ slug: 'a-1', name: 'x' }, { slug: 'a-3', name: 'x' }, { slug: 'a-2', name: 'y' }];
export const App = () => <ul>{rows.map(({ slug, name }) => <li key={String(`${slug}-${name}`)} />)}</ul>;
