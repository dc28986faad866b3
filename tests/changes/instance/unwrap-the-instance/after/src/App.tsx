export const App = () => (
  <main>
    <p>One</p>
    <p>Two</p>
  </main>
);
