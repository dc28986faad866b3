const orders = [
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
