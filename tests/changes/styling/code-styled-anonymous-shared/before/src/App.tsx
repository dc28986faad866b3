import T from './title';
export const App = () => (
  <main>
    <T>a</T>
    <T>b</T>
  </main>
);
