/** Reports that a page sends often: of each kind only the newest counts, and they are taken once per frame drawn. */
export type LatestReports = ReturnType<typeof latestReports>;

export function latestReports() {
  const latest = new Map<string, () => void>();
  const takeAll = () => {
    const takes = [...latest.values()];
    latest.clear();
    for (const take of takes) take();
  };
  return {
    /** Keeps a report until the next frame, behind all that came before it; an older one of its kind is dropped. */
    put(kind: string, take: () => void): void {
      if (latest.size === 0) requestAnimationFrame(takeAll);
      latest.delete(kind);
      latest.set(kind, take);
    },
    has: (kind: string) => latest.has(kind),
    drop: (kind: string) => latest.delete(kind),
    clear: () => latest.clear(),
  };
}
