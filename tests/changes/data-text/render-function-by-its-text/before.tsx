const pages = [{ name: 'Home' }, { name: 'Mail' }];
const more = [{ name: 'Help' }, { name: 'Exit' }];

export function Sidebar() {
  const renderItems = (items: { name: string }[], kind: 'main' | 'others') => (
    <ul className={kind}>
      {items.map((item, index) => (
        <li key={index}>{item.name}</li>
      ))}
    </ul>
  );
  return (
    <nav>
      {renderItems(pages, 'main')}
      {renderItems(more, 'others')}
    </nav>
  );
}
