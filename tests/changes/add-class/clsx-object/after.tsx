export function App({ on }) {
  return (
    <div className={clsx({ flex: on }, "mt-2")}>x</div>
  );
}
