export function App() {
  return <img className="bg-brand" src="/images/bg-brand.png" />;
}
