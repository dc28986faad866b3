export const App = () => (
  <main>
    <h1>News</h1>

    {/* the newest */}
    <section>
      <p>One</p>
    </section>

    <section>
      <p>Two</p>
    </section>
  </main>
);
