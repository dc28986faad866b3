const COPY = {
  title: 'Welcome',
  list: ['One', 'Two'],
} as const satisfies Copy;

export const App = () => (
  <main>
    <h1>{COPY.title}</h1>
    <p>{COPY.list[1]}</p>
  </main>
);
