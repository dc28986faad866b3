const title = 'Hello';
export const App = () => <h1>{title}</h1>;
