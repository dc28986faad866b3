export const App = () => <main/>;
