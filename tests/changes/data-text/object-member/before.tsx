const copy = { title: "Hello", sub: 'x' };
export const App = () => <h1>{copy.title}</h1>;
