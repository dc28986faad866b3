export function Mark() {
  return (
    <svg viewBox="0 0 8 8">
      <path d="M0 0h8" />
      <path d="M0 4h8" />
    </svg>
  );
}
