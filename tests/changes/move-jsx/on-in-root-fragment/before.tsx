export function Page() {
  return (
    <>
      <Head />
      <Filter />
      {open && <p>Open</p>}
      <ul />
    </>
  );
}
