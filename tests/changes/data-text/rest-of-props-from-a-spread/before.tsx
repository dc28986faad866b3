const roles = [{ id: 'a', icon: Star, title: 'Agents' }];
const Role = ({ icon: Icon, ...role }) => <h2>{role.title}</h2>;

export const Roles = () => <div>{roles.map((one) => <Role key={one.id} {...one} />)}</div>;
