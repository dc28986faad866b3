import { SearchX } from 'lucide-react';

/** Stands in place of a list that the filters have emptied. */
export function NothingFound({ children }: { children: string }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line-strong px-6 py-16 text-center text-muted">
      <SearchX aria-hidden className="size-6" />
      <p>{children}</p>
    </div>
  );
}
