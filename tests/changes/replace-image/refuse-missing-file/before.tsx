export const App = () => <img src="/old.png" />;
