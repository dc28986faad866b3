import { Group } from './Group';
import menu from './menu';
export default function App() {
  const groups = menu.items.map((item) => {
    switch (item.type) {
      case 'group':
        return <Group key={item.id} item={item} />;
      default:
        return <p key={item.id}>Unknown</p>;
    }
  });
  return <nav>{groups}</nav>;
}
