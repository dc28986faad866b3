export const SalesPage = () => {
  return (
    <div>
      <h1>Sales</h1>
    </div>
  );
};
