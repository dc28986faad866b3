export const App = () => {
  const { title: t0 } = useMemo(() => ({ title: 'Bye' }), []);
  return <h1>{t0}</h1>;
};
