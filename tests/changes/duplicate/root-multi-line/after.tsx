export function App() {
  return (
    <>
      <A>
        x
      </A>
      <A>
        x
      </A>
    </>
  );
}
