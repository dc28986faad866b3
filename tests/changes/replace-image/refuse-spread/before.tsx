export const App = (props: object) => <img src="/old.png" {...props} />;
