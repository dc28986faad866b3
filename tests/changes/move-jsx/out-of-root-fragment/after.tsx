export function Page() {
  return (
    <>
      <Filter />
      {open && <p>Open</p>}
      <ul>
        <Head />
      </ul>
    </>
  );
}
