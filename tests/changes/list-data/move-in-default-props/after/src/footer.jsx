export function Footer({ brandName, routes }) {
  return (
    <footer>
      <b>{brandName}</b>
      <ul>
        {routes.map(({ name, path }) => (
          <li key={name}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

Footer.defaultProps = {
  brandName: "Creative Tim",
  routes: [
    { name: "Blog", path: "/blog" },
    { name: "About Us", path: "/about" },
  ],
};

export default Footer;
