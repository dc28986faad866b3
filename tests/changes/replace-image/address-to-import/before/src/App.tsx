export const App = () => <img src="/old.png" alt="A" />;
