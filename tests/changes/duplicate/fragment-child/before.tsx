export const App = () => (
  <>
    <A />
  </>
);
