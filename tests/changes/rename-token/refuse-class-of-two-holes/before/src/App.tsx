export const tones = { brand: ["soft"] };
export function App({ tone, shade }: Record<string, string>) {
  return <main className={`bg-${tone}-${shade}`} />;
}
