/** Reports that a page sends often: of each kind only the newest counts, and they are taken once per picture. */
export interface LatestReports {
  /** Keeps a report until the next picture, behind all that came before it; an older one of its kind is dropped. */
  put(kind: string, take: () => void): void;
  has(kind: string): boolean;
  drop(kind: string): void;
  clear(): void;
}

/** @param schedule runs its argument once, soon */
export function latestReports(schedule: (run: () => void) => void): LatestReports {
  const latest = new Map<string, () => void>();
  const takeAll = () => {
    const takes = [...latest.values()];
    latest.clear();
    for (const take of takes) take();
  };
  return {
    put(kind, take) {
      if (latest.size === 0) schedule(takeAll);
      latest.delete(kind);
      latest.set(kind, take);
    },
    has: (kind) => latest.has(kind),
    drop: (kind) => latest.delete(kind),
    clear: () => latest.clear(),
  };
}
