export function App() {
  const box = useRef(null);
  return (
    <main>
      <A ref={box} x="1" />
      <A x="1" />
    </main>
  );
}
