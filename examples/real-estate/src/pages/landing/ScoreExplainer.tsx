import { Progress } from '../../components/ui/Progress';
import { MATCH_SCORE_BREAKDOWN } from '../../lib/constants';
import styles from './LandingPage.module.css';

const explanations = [
  'Do the catchment, the parking and the way people arrive suit how the brand trades?',
  'Are the neighbors ones its customers already visit on the same trip?',
  'Is there a unit of the right size, on the right floor, free in the right quarter?',
];

export function ScoreExplainer() {
  return (
    <section className={styles.score}>
      <div>
        <h2 className={styles.scoreTitle}>A score you can argue with</h2>
        <p className={styles.scoreLead}>
          A match is three questions, each answered in the open, so that both sides can weigh the answer for themselves.
        </p>
      </div>
      <ul className={styles.scoreParts}>
        {MATCH_SCORE_BREAKDOWN.map((part, index) => (
          <li key={part.label}>
            <p className={styles.scoreLabel}>
              {part.label}
              <span>{part.score}%</span>
            </p>
            <Progress label={part.label} value={part.score} />
            <p className={styles.scoreText}>{explanations[index]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
