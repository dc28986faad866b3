export function App() {
  return (
    <ul>
      <div>
        <li>a</li>
      </div>
    </ul>
  );
}
