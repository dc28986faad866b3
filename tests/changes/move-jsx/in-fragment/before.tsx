export const App = () => (
  <main>
    <>
      <A />
      <B />
    </>
  </main>
);
