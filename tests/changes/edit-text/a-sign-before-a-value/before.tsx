const plan = { price: '5' };
export function App() {
  return (
    <p>${plan.price}</p>
  );
}
