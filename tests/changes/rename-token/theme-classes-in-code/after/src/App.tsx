import { cva } from 'class-variance-authority';
import { cn } from './cn';

// bg-accent is ours
const button = cva('font-bold bg-accent', { variants: { tone: { plain: 'text-accent card', ink: ['border-accent'] } } });
const tones = { plain: 'bg-accent', other: `text-accent
  p-4` };
type Tone = 'bg-accent' | 'p-4';
export function App({ on, tone }: { on: boolean; tone: Tone }) {
  return (
    <main className={cn('p-4 text-accent', on && 'bg-accent', { 'ring-accent': on }, tones.plain)} title="bg-accent p-4" id="bg-accent">
      <b className={`${tone} bg-accent ${on ? 'text-accent' : ''}`}>{'bg-accent'}</b>
      <i className={button({ tone: 'plain' })}>{on ? 'bg-accent p-4' : null}</i>
    </main>
  );
}
