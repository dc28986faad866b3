export const App = () => (
  <A />
);
