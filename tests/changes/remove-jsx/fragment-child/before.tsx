export const App = () => (
  <>
    <A />
    <B />
  </>
);
