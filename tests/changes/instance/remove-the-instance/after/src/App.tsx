export const App = () => (
  <main>
  </main>
);
