export function VisitsCard() {
  return <p />;
}
