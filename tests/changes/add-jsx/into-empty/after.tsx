export const App = () => (
  <main>
    <div></div>
  </main>
);
