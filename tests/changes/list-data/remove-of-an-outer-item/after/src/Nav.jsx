export const Nav = ({ routes }) => (
  <nav>
    {routes.map(({ layout, title, pages }) => (
      <ul key={layout} title={title}>
        {pages.map(({ name, path, isOpen }) => (
          <li key={name} id={layout}>
            <details open={isOpen}>
              <a href={path}>{name}</a> {title}
            </details>
          </li>
        ))}
      </ul>
    ))}
  </nav>
);
