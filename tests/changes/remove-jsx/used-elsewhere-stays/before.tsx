import { Star, Sun } from './icons';

export const size = 12;
export const one = { Star };

export function App({ Sun: sun }: { Sun: string }) {
  return (
    <main title={sun}>
      <Star size={size} />
    </main>
  );
}
