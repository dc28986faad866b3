import { ArrowRight, Building2, Handshake, Store } from 'lucide-react';
import { Link } from 'react-router';
import styles from './LandingPage.module.css';

const roles = [
  {
    icon: Store,
    title: 'For brands',
    text: 'Set your criteria once: category, size, markets, the neighbors you trade well beside. Every center is scored against them.',
    to: '/dashboard/brand',
    link: 'Open the brand dashboard',
  },
  {
    icon: Building2,
    title: 'For shopping centers',
    text: 'See which brands want your open units, how each would change the tenant mix, and which leases come up next.',
    to: '/dashboard/shopping-center',
    link: 'Open the center dashboard',
  },
  {
    icon: Handshake,
    title: 'For brokers',
    text: 'Deals, leads and both sets of clients on one page, from the first call to lease review.',
    to: '/dashboard/broker',
    link: 'Open the broker dashboard',
  },
];

export function RoleSections() {
  return (
    <section className={styles.roles} aria-label="Who it is for">
      {roles.map(({ icon: Icon, ...role }) => (
        <article key={role.to} className={styles.role}>
          <Icon aria-hidden className={styles.roleIcon} />
          <h2 className={styles.roleTitle}>{role.title}</h2>
          <p className={styles.roleText}>{role.text}</p>
          <Link to={role.to} className={styles.roleLink}>
            {role.link}
            <ArrowRight aria-hidden />
          </Link>
        </article>
      ))}
    </section>
  );
}
