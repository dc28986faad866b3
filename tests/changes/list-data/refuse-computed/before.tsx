export const App = () => <ul>{load().map((r) => <li key={r} />)}</ul>;
