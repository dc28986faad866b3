import theme from './theme.json';
export function App() {
  return <main style={{ color: theme.ink }}>{'a\n--accent\tb'}</main>;
}
