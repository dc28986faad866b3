const roles = [{ id: 'a', icon: Star, info: { title: 'Agents' } }];

export const Roles = () => roles.map(({ icon, ...rest }) => {
  const { info: { title }, ...more } = rest;
  return <h2 key={more.id}>{title}</h2>;
});
