const n = 1;
export const X = () => (
  <div>
    <A n={n} />
  </div>
);
export const Y = () => (
  <main>
    <B />
  </main>
);
