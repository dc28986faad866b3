enum Role {
  Admin = 'Owner',
  Guest = 'Guest of the house',
}

export const App = () => <p>{Role.Admin}</p>;
