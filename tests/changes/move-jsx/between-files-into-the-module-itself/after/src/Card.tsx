export function Card() {
  return <b />;
}
export const Two = () => <main><Card /></main>;
