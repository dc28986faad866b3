export function App() {
  return (
    <main>
      <div className="flex gap-4">
        <Badge color="warning">
          warning
        </Badge>{" "}
        <Badge color="info">
          info
        </Badge>
        <Badge color="light">
          light
        </Badge>
      </div>
      <p>
        <i>1</i>
      </p>
    </main>
  );
}
