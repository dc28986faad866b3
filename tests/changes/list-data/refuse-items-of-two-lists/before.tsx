type Item = { name: string; path: string };

const mainItems: Item[] = [
  { name: "Home", path: "/" },
  { name: "Calendar", path: "/calendar" },
  { name: "Profile", path: "/profile" },
];

const otherItems: Item[] = [
  { name: "Charts", path: "/charts" },
  { name: "Sign in", path: "/sign-in" },
];

export const Sidebar = () => {
  const renderItems = (items: Item[], label: string) => (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.name}>
          <a href={item.path}>{item.name}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav>
      {renderItems(mainItems, "Main")}
      {renderItems(otherItems, "Others")}
    </nav>
  );
};
