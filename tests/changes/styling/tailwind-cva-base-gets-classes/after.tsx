const badge = cva('flex gap-1 px-2 md:grow', { variants: { tone: { bad: 'bg-red-500 text-white' } } });

export function Badge({ tone, className }) {
  return <span className={cn(badge({ tone }), className)}>x</span>;
}
