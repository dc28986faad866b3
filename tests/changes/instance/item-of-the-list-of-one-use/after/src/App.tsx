const List = ({ items }) => <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>;
export const App = () => (
  <main>
    <List items={['One', 'Two']} />
    <List items={['First', 'Three']} />
  </main>
);
