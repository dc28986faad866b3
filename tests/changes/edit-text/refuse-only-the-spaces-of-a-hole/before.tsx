export function App({ price }) {
  return <p>3 rates of {price.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })} by card.</p>;
}
