import { Button } from './Button';
import { Meta } from './Meta';

const TONES = {
  easy: 'text-emerald-700',
  hard: 'text-rose-700',
};

export function TrailCard({ trail, featured }) {
  return (
    <article
      className={`flex flex-col gap-3 rounded-xl border p-4 ${featured ? 'border-brand' : 'border-slate-200'} shadow-sm dark:border-slate-700`}
    >
      <div className="aspect-video rounded-md bg-slate-200" />
      <h3 className="font-display text-lg md:text-xl">{trail.name}</h3>
      <p className="text-sm text-slate-600 dark:text-slate-300">{trail.words}</p>
      <div className="flex items-center justify-between">
        <Meta label="Length" value={trail.length} />
        <span className={TONES[trail.level]}>{trail.level}</span>
      </div>
      <Button kind="quiet">Details</Button>
    </article>
  );
}
