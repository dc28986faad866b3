const Branch = ({ name, more }) => (
  <li>
    <b>{name}</b>
    {more && (
      <ul>
        <Branch name={more} />
      </ul>
    )}
  </li>
);
export const App = () => (
  <ul>
    <Branch name="Oak" more="Leaf" />
    <Branch name="Elm" more="Leaf" />
  </ul>
);
