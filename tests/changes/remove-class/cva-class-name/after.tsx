export function App() {
  return (
    <a className={buttonVariants({ size: "s", className: "b" })}>x</a>
  );
}
