export const App = () => <img alt="Ada&apos;s cat" />;
