export const App = () => <p>Go</p>;
