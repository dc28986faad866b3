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
  const renderItems = (items: Item[], label: string) => 
    items.map((item) => (
      <li key={item.name} aria-label={label}>
        <a href={item.path}>{item.name}</a>
      </li>
    ));
  return (
    <ul>
      {renderItems(mainItems, "Main")}
      {renderItems(otherItems, "Others")}
    </ul>
  );
};
