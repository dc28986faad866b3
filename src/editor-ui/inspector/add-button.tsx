import { Plus } from 'lucide-react';

/** Submits the form of a field that adds something. */
export function AddButton({ disabled }: { disabled: boolean }) {
  return (
    <button type="submit" aria-label="Add" aria-disabled={disabled || undefined} className="icon-button size-6!">
      <Plus size={14} aria-hidden="true" />
    </button>
  );
}
