import { cva } from 'class-variance-authority';
import { cn } from './cn';

// bg-brand is ours
const button = cva('font-bold bg-brand', { variants: { tone: { plain: 'text-brand card', ink: ['border-brand'] } } });
const tones = { plain: 'bg-brand', other: `text-brand
  p-4` };
type Tone = 'bg-brand' | 'p-4';
export function App({ on, tone }: { on: boolean; tone: Tone }) {
  return (
    <main className={cn('p-4 text-brand', on && 'bg-brand', { 'ring-brand': on }, tones.plain)} title="bg-brand p-4" id="bg-brand">
      <b className={`${tone} bg-brand ${on ? 'text-brand' : ''}`}>{'bg-brand'}</b>
      <i className={button({ tone: 'plain' })}>{on ? 'bg-brand p-4' : null}</i>
    </main>
  );
}
