export function App() {
  const box = useRef(null);
  return (
    <main>
      <A
        x="1"
        ref={box}
      />
    </main>
  );
}
