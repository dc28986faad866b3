const CARDS = [{ title: 'Visits' }, { title: 'Sales' }];
export const App = () => <ul>{CARDS.map(renderCard)}</ul>;
function renderCard({ title }, index) {
  return (
    <li key={index}>
      <h3>{title}</h3>
    </li>
  );
}
