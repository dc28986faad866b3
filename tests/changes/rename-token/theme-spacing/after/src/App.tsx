export function App() {
  return <main className="-mt-lane md:p-lane gap-x-lane w-[calc(var(--spacing-lane)*2)]">Use bg-brand</main>;
}
