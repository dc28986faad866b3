export function App() {
  return (
    <div className={"p-4 before:content-['\"']"}>x</div>
  );
}
