export function List() {
  const [items] = useState([{ id: 1, label: 'One' }, { id: 2, label: 'Second' }]);
  return <ul>{items.map((item) => <li key={item.id}>{item.label}</li>)}</ul>;
}
