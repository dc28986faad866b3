export function App() {
  return (
    <a className={buttonVariants({ size: "s" })}>x</a>
  );
}
