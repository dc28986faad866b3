const config = { desktop: 1 };
export function App() {
  return Object.keys(config).map((key) => <i key={key} style={{ color: `var(--color-${key})`, background: 'var(--color-accent)' }} />);
}
