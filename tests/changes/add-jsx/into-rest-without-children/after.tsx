export function Box({ children, ...rest }) {
  return (
    <main>
      {children}
      <div {...rest}>
        <i></i>
      </div>
    </main>
  );
}
