export const X = () => <A />;
export const Y = () => (
  <main>
    <B />
  </main>
);
