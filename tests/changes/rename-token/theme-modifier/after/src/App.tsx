export function App() {
  return <main className="text-sm/wide leading-wide group/lane" />;
}
