export function App() {
  return (
    <div className={'p-4 content-[\'\\201C\']'}>x</div>
  );
}
