export function App({ late }: { late: boolean }) {
  return <p>{late ? 'Evening' : 'Morning'}</p>;
}
