export const App = () => <img alt="A" />;
