const copy = { title: "Bye \"now\"", sub: 'x' };
export const App = () => <h1>{copy.title}</h1>;
