const links = [
  { title: "Home", to: "/" },
  { title: "Help", to: "/help" },
];
export const Nav = () => (
  <nav>
    {links.map((link) => {
      if (!link.to) return null;
      return link.title ? <a href={link.to}>{link.title}</a> : null;
    })}
  </nav>
);
