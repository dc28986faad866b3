const orders = [
  { id: 1, user: { id: 2, name: 'Ada' } },
  { id: 2, user: { id: 1, name: 'Ben' } },
];
export const App = () => (
  <ul>
    {orders.map(({ id, user }) => (
      <li key={user.id}>
        {id} {user.name}
      </li>
    ))}
  </ul>
);
