enum Role {
  Admin = 'Administrator',
  Guest = 'Guest of the house',
}

export const App = () => <p>{Role.Admin}</p>;
