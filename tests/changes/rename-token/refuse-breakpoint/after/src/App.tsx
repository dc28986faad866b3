export function App() {
  return <main className="wide:flex max-wide:p-4 min-wide:p-2 hover:not-wide:m-1 max-w-3xl">Use bg-brand</main>;
}
