export function App() {
  return (
    <div>
      <A>
        x
      </A>
    </div>
  );
}
