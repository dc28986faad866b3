export const A = () => (
  <main>
    <i></i>
    <b />
  </main>
);
