export const App = () => <main style={{ '--brand': }} />;
