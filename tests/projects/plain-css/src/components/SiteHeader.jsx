export function SiteHeader() {
  return (
    <header className="site-header">
      <strong className="brand">Crust</strong>
      <nav className="site-nav">
        <ul>
          <li>
            <a href="#bread">Bread</a>
          </li>
          <li className="hide-small">
            <a href="#hours">Hours</a>
          </li>
        </ul>
      </nav>
    </header>
  );
}
