export const X = () => null;
export const Y = () => (
  <main>
    <B />
    <A />
  </main>
);
