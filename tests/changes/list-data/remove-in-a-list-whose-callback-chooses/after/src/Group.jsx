import { Entry } from './Entry';
export function Group({ item }) {
  const entries = item.children?.map((entry) => {
    switch (entry.type) {
      case 'collapse':
        return <p key={entry.id}>Not here</p>;
      case 'item':
        return <Entry key={entry.id} item={entry} />;
      default:
        return <b key={entry.id}>Unknown</b>;
    }
  });
  return <ul>{entries}</ul>;
}
