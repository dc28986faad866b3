export function App() {
  const tone = kebab('brandSoft');
  return <main style={{ color: 'var(--' + tone + ')' }} />;
}
const kebab = (name: string) => name;
