enum Role {
  Admin = 'admin',
  Guest = 'guest',
}

const LABELS: Record<Role, string> = {
  [Role.Admin]: 'Administrator',
  [Role.Guest]: 'Guest',
};

export const App = ({ role }: { role: Role }) => <p>{LABELS[role]}</p>;
