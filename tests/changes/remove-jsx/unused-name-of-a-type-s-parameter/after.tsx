export interface SearchProps {
  onQuery?(query: string): void;
  onChoose: (item: string, setQuery: number) => void;
}

export function Search(props: SearchProps) {
  return (
    <section>
      <h2>Search</h2>
    </section>
  );
}
