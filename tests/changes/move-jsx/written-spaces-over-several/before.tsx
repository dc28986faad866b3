export function App() {
  return (
    <div className="flex gap-4">
      <Badge color="error">
        error
      </Badge>{" "}
      <Badge color="warning">
        warning
      </Badge>{" "}
      <Badge color="info">
        info
      </Badge>
      <Badge color="light">
        light
      </Badge>
      <Badge color="dark">
        dark
      </Badge>
    </div>
  );
}
