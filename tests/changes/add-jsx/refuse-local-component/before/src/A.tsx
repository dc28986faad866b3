function Card() {
  return <b />;
}
export const A = () => <Card />;
