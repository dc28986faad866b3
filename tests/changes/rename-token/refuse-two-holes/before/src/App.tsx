export const tones = { brand: ["soft"] };
export function App({ tone, shade }: Record<string, string>) {
  return <main style={{ color: `var(--${tone}-${shade})` }} />;
}
