export function App({ on }: { on: boolean }) {
  return (
    <div className={cn('gap-2 max-lg:gap-6 md:max-lg:gap-6', on && 'md:gap-4')}>x</div>
  );
}
