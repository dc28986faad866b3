export const App = () => (
  <main>
    <A />
    <B />
    <C />
  </main>
);
