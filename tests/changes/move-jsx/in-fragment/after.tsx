export const App = () => (
  <main>
    <>
      <B />
      <A />
    </>
  </main>
);
