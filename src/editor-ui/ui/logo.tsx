/** The mark: a pointer that leaves a stroke. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent-fill" />
      <path d="M9 8.5 23.5 14l-6.2 2.3L15 22.5z" fill="#fff" />
      <path d="m17.6 17.6 4.6 4.6" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
