export function App() {
  return <main className="-mt-gutter md:p-gutter gap-x-gutter w-[calc(var(--spacing-gutter)*2)]">Use bg-brand</main>;
}
