export function App() {
  return (
    <a className={buttonVariants({ size: "s", className: "flex b" })}>x</a>
  );
}
