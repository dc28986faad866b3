export const App = () => <A />;
