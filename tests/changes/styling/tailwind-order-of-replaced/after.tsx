export function App({ className }) {
  return <div className={cn("mx-auto items-center text-sm opacity-50", className)}>x</div>;
}
