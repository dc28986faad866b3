export function App({ className }) {
  return <div className={cn("mx-auto flex items-center text-sm", className)}>x</div>;
}
