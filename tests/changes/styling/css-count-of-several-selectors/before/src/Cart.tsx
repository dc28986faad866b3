export function Cart() {
  return (
    <section className="cart">
      <h2>Cart</h2>
      <h3>Goods</h3>
    </section>
  );
}
