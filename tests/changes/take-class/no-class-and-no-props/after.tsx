export function Footer({ className }: { className?: string }) {
  return <footer className={className}>© Trails</footer>;
}
