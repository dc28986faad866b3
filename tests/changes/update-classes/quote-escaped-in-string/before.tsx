export function App() {
  return (
    <div className={'a p-4'}>x</div>
  );
}
