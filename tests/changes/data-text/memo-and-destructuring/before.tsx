export const App = () => {
  const { title: t0 } = useMemo(() => ({ title: 'Hello' }), []);
  return <h1>{t0}</h1>;
};
