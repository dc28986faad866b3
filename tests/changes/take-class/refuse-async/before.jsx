export async function Field() {
  return <div>{await load()}</div>;
}
