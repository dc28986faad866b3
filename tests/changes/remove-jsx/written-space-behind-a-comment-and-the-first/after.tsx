export function App() {
  return (
    <div className="flex gap-4">
      {/* Solid */}
      <Badge color="info">
        info
      </Badge>
    </div>
  );
}
