const rows = [{ slug: 'a-1' }, { slug: 'a-3' }, { slug: 'a-2' }];
export const App = () => <ul>{rows.map(({ slug }) => <li key={slug} />)}</ul>;
