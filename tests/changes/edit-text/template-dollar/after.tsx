export function App() {
  return (
    <p>{`cost \${x} \`y\``}</p>
  );
}
