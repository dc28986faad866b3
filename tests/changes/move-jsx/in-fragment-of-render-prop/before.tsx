export function Page({ rows }) {
  return (
    <Table
      rows={rows}
      render={(row) => (
        <>
          <Name of={row} />
          <Price of={row} />
        </>
      )}
    />
  );
}
