export function App() {
  return (
    <div className="flex gap-4">
      {/* Solid */}
      <Badge color="error">
        error
      </Badge>{" "}
      <Badge color="info">
        info
      </Badge>{" "}
      <Badge color="warning">
        warning
      </Badge>
      <Badge color="light">
        light
      </Badge>
    </div>
  );
}
