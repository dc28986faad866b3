interface ErrorNoteProps {
  error: string;
}

export function ErrorNote({ error }: ErrorNoteProps) {
  return (
    <p role="alert">
      <strong>Failed:</strong> {error}
    </p>
  );
}
