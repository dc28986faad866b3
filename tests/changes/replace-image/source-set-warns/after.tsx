export const App = () => <img src="/new.png" srcSet="/old-2.png 2x" alt="A" />;
