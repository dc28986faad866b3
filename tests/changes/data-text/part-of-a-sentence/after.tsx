const name = 'Bob';
export const App = () => <p>Hello {name}!</p>;
