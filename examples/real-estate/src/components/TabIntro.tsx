import type { ReactNode } from 'react';

interface TabIntroProps {
  title: string;
  description: string;
  /** Buttons, a search box or filters at the end of the row. */
  children?: ReactNode;
}

/** The top of a tab: what it shows, and what can be done with it. */
export function TabIntro({ title, description, children }: TabIntroProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        <p className="mt-0.5 text-sm text-muted">{description}</p>
      </div>
      {children && <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">{children}</div>}
    </div>
  );
}
