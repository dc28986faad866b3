export function App() {
  return (
    <main>
      <Card title="a">
        <A />
      </Card>
    </main>
  );
}
