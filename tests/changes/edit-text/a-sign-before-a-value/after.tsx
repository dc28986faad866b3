const plan = { price: '9' };
export function App() {
  return (
    <p>${plan.price}</p>
  );
}
