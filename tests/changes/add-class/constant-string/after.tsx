const box = 'p-4';
export function App() {
  return (
    <div className={`${box} mt-2`}>x</div>
  );
}
