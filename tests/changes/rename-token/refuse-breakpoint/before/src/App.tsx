export function App() {
  return <main className="3xl:flex max-3xl:p-4 min-3xl:p-2 hover:not-3xl:m-1 max-w-3xl">Use bg-brand</main>;
}
