/** The product's mark, an awning over a door, and its name. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 text-primary">
        <path
          fill="currentColor"
          d="M4.2 3h15.6L22 9.2a3.3 3.3 0 0 1-5 2.3 3.3 3.3 0 0 1-5 0 3.3 3.3 0 0 1-5 0 3.3 3.3 0 0 1-5-2.3z"
        />
        <path
          fill="currentColor"
          opacity=".45"
          d="M4 13.6V21h5.4v-5.2h5.2V21H20v-7.4a5 5 0 0 1-3-.4 5 5 0 0 1-5 0 5 5 0 0 1-5 0 5 5 0 0 1-3 .4z"
        />
      </svg>
      {name}
    </span>
  );
}
