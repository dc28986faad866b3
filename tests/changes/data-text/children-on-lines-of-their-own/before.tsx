const Badge = ({ children }) => <b>{children}</b>;
export const App = () => (
  <p>
    <Badge
      tone="soft"
    >
      New
    </Badge>
  </p>
);
