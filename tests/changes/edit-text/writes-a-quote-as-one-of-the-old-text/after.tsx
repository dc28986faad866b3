export const App = () => <h2>It's&#32;Ben&apos;ll be it</h2>;
