export const App = () => (
  <main>
    <footer>Two</footer>

    <h1>News</h1>

    <section>One</section>
  </main>
);
