export function App() {
  return <main className="text-sm/lane leading-lane group/lane" />;
}
