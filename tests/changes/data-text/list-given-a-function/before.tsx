function useCards() {
  const cards = [
    { key: 'visits', title: 'Visits' },
    { key: 'sales', title: 'Sales' },
  ];
  return cards;
}
const CardItem = (data) => {
  return (
    <li key={data.key}>
      <h3>{data.title}</h3>
    </li>
  );
};
export const App = () => {
  const cards = useCards();
  return <ul>{cards.map(CardItem)}</ul>;
};
