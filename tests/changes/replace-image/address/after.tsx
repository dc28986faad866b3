export const App = () => <img src="/new.png" alt="A" />;
