import './app.css';

export function App({ c }: { c: string }) {
  return (
    <div>
      <p className={c}>One</p>
      <p>Two</p>
    </div>
  );
}
