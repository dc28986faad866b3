export function App() {
  return <main className="[transition:--brand_1s]" />;
}
