export const App = () => (
  <main>
    <h1>News</h1>

    <p>Text</p>

    <section>One</section>

    <footer>Two</footer>
  </main>
);
