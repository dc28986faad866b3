const evil = 'javascript:alert(1)';
const links = { bad: evil };

export function App({ n }) {
  return (
    <a>x</a>
  );
}
