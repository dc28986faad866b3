function Card({ title = 'Nameless' }) {
  return <h2>{title}</h2>;
}
export const App = () => <Card />;
