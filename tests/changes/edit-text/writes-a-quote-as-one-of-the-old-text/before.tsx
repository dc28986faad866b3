export const App = () => <h2>It's&#32;Ada&apos;s&#39;</h2>;
