export const App = () => <img src="/old.png" srcSet="/old-2.png 2x" alt="A" />;
