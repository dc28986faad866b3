export function Page() {
  return (
    <>
      <Filter />
      <Head />
      {open && <p>Open</p>}
      <ul />
    </>
  );
}
