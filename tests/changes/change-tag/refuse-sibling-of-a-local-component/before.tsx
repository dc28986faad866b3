function Pin() {
  return <i />;
}
export const Place = () => <Pin />;
