export function App() {
  return (
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
  );
}
