const roles = [
  { id: 'a', icon: Star, title: 'Agents' },
  { id: 'b', icon: Moon, title: 'Buyers' },
];

export const Roles = () => (
  <ul>
    {roles.map(({ icon: Icon, ...role }) => (
      <li key={role.id}>
        <Icon />
        <h2>{role.title}</h2>
      </li>
    ))}
  </ul>
);
