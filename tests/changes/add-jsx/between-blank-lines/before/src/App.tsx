export const App = () => (
  <main>
    <h1>News</h1>

    <section>One</section>

    <footer>Two</footer>
  </main>
);
