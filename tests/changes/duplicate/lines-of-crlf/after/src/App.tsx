export const App = () => (
  <main>
    <A />
    <A />
    <B />
    <C />
  </main>
);
