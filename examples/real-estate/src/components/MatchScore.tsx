import { cn } from '../lib/cn';

interface MatchScoreProps {
  /** Percent. */
  score: number;
  className?: string;
}

const RADIUS = 8;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A small dial beside its figure. */
export function MatchScore({ score, className }: MatchScoreProps) {
  return (
    <span
      className={cn('inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap tabular-nums', className)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 -rotate-90 fill-none stroke-[3]">
        <circle cx="10" cy="10" r={RADIUS} className="stroke-line" />
        <circle
          cx="10"
          cy="10"
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          className="stroke-primary"
        />
      </svg>
      {score}%<span className="sr-only"> match score</span>
    </span>
  );
}
