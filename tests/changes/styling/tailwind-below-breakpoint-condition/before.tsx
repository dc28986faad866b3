export function App({ on }: { on: boolean }) {
  return (
    <div className={cn('gap-2', on && 'md:gap-4')}>x</div>
  );
}
