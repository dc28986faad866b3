import 'bg-brand';
export function App() {
  return <main className="bg-brand" />;
}
