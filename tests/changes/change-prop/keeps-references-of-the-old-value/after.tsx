export const App = () => <img alt="Ben&apos;s dogs&apos; bed" />;
