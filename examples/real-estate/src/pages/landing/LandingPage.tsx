import { Link } from 'react-router';
import { Button } from '../../components/ui/Button';
import { BRAND_NAME, COPYRIGHT_YEAR } from '../../lib/constants';
import { BrandMark } from '../../shell/BrandMark';
import { ThemeToggle } from '../../shell/ThemeToggle';
import { Hero } from './Hero';
import styles from './LandingPage.module.css';
import { RoleSections } from './RoleSections';
import { ScoreExplainer } from './ScoreExplainer';

export default function LandingPage() {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <BrandMark name={BRAND_NAME} />
        </Link>
        <ThemeToggle />
        <Button asChild>
          <Link to="/login">Log in</Link>
        </Button>
      </header>
      <main>
        <Hero />
        <RoleSections />
        <ScoreExplainer />
      </main>
      <footer className={styles.footer}>
        © {COPYRIGHT_YEAR} {BRAND_NAME}. All rights reserved.
      </footer>
    </div>
  );
}
