const n = 1;
export const X = () => (
  <div>
  </div>
);
export const Y = () => (
  <main>
    <B />
    <A n={n} />
  </main>
);
