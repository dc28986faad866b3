export function Page({ rows }) {
  return (
    <Table
      rows={rows}
      render={(row) => (
        <>
          <Price of={row} />
          <Name of={row} />
        </>
      )}
    />
  );
}
