const title = 'Bye';
export const App = () => <h1>{title}</h1>;
