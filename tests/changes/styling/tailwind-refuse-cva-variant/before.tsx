const button = cva('flex', { variants: { size: { big: 'p-8' } } });
export function App() {
  return (
    <div className={button({ size: 'big' })}>x</div>
  );
}
