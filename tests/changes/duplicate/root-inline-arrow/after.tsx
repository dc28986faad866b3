export const App = () => <><A /><A /></>;
