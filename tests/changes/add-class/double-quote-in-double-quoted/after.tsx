export function App() {
  return (
    <div className='p-4 content-["x"]'>x</div>
  );
}
