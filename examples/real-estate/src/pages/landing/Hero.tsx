import { Link } from 'react-router';
import { MatchScore } from '../../components/MatchScore';
import { Button } from '../../components/ui/Button';
import { centerMatches } from '../../data/centers';
import { SUBTITLE } from '../../lib/constants';
import { count } from '../../lib/format';
import { drawing } from '../../lib/pictures';
import styles from './LandingPage.module.css';

const [best] = centerMatches;

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.subtitle}>{SUBTITLE}</p>
        <h1 className={styles.headline}>The right brand for every empty storefront</h1>
        <p className={styles.lead}>
          Brands find centers that fit how they trade. Centers find tenants that fit who already shops there. Brokers
          keep both sides of the deal in one place.
        </p>
        <div className={styles.heroActions}>
          <Button asChild variant="primary" size="lg">
            <Link to="/login">Get started</Link>
          </Button>
          <Button asChild size="lg">
            <Link to="/dashboard/brand">See the brand dashboard</Link>
          </Button>
        </div>
      </div>
      <div className={styles.heroArt}>
        <img
          src={drawing('centers', 'street')}
          alt="A street of shops under awnings at dusk"
          className={styles.street}
        />
        <div className={styles.heroCard}>
          <img src={drawing('logos', 'marlow-finch')} alt="" className={styles.heroLogo} />
          <p className={styles.heroPair}>
            Marlow & Finch
            <span>{best.name}</span>
          </p>
          <MatchScore score={best.matchScore} className={styles.heroScore} />
          <p className={styles.heroNote}>{count(best.availableSpaces, 'space')} available</p>
        </div>
      </div>
    </section>
  );
}
