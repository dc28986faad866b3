function Card({ title = 'Untitled' }) {
  return <h2>{title}</h2>;
}
export const App = () => <Card />;
