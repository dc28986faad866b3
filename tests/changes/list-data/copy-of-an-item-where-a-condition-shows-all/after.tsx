const links = [
  { title: "Home", to: "/" },
  { title: "Team", to: "/team" },
  { title: "Team", to: "/team" },
  { title: "Help", to: "/help" },
];
export const Nav = () => (
  <nav>
    {links.map((link, index) => {
      const isHome = link.to === "/";
      return (
        link.to && (
          <a key={index} href={link.to} aria-current={isHome}>
            {link.title}
          </a>
        )
      );
    })}
  </nav>
);
