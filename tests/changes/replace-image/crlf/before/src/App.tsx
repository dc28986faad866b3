const a = 1;
export const App = () => <img src="/old.png" alt={`${a}`} />;
