export function Page() {
  return (
    <>
      <Head />
      <Filter />
      <section></section>
      {open && <p>Open</p>}
      <ul />
    </>
  );
}
