import { keyCaps } from '../commands/key-names.ts';

/** A key combination, drawn as one quiet label. Screen readers get it from `aria-keyshortcuts` of the control. */
export function Keys({ binding, className = '' }: { binding: string; className?: string }) {
  return (
    <span aria-hidden="true" className={`flex gap-0.5 text-sm ${className}`}>
      {keyCaps(binding).map((cap) => (
        <span key={cap}>{cap}</span>
      ))}
    </span>
  );
}

/** The same as separate caps, for lists of keys. */
export function KeyCaps({ binding }: { binding: string }) {
  return (
    <span aria-hidden="true" className="flex gap-1 text-sm">
      {keyCaps(binding).map((cap) => (
        <span key={cap} className="min-w-5 rounded-sm border border-line-strong bg-sunken px-1 text-center text-ink-2">
          {cap}
        </span>
      ))}
    </span>
  );
}
