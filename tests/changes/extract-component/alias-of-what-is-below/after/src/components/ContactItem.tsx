export function ContactItem() {
  return (
    <p>
      Write to us
    </p>
  );
}
