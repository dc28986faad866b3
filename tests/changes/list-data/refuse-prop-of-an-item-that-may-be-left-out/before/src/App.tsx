import { routes } from './routes';

export const Menu = ({ can }: { can(role: string): boolean }) => {
  const links = [
    { name: 'Home', to: routes.home.path() },
    { name: 'Talks', to: routes.talks.path() },
    can('admin') && {
      name: 'People',
      to: routes.people.path(),
    },
    { name: 'Help', to: '/help' },
  ].filter(Boolean) as Link[];

  return (
    <nav>
      {links.map((link) => (
        <a key={link.name} href={link.to}>
          {link.name}
        </a>
      ))}
    </nav>
  );
};
