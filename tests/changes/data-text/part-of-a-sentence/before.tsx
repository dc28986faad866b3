const name = 'Ann';
export const App = () => <p>Hello {name}!</p>;
