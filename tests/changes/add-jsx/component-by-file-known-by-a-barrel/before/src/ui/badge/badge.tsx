export function Badge({ tone = 'plain' }: { tone?: string }) {
  return <span data-tone={tone}>New</span>;
}
