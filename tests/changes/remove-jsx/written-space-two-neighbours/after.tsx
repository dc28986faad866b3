export function App() {
  return (
    <div className="flex gap-4">
      <Badge color="light">
        light
      </Badge>
    </div>
  );
}
