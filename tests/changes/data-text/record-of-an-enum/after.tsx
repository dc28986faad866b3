enum Role {
  Admin = 'admin',
  Guest = 'guest',
}

const LABELS: Record<Role, string> = {
  [Role.Admin]: 'Administrator',
  [Role.Guest]: 'Visitor',
};

export const App = ({ role }: { role: Role }) => <p>{LABELS[role]}</p>;
