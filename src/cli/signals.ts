/** Signals that mean "stop": Ctrl-C, a polite kill, and a terminal that was closed. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` at the first of these signals, and when the reader of our output goes away. A second Ctrl-C or SIGTERM ends
 * the process at once.
 */
export function onStopSignal(stop: () => void): void {
  let asked = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (asked && signal !== 'SIGHUP') process.exit(1);
      asked = true;
      stop();
    });
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}

/**
 * Takes away the listeners by which Vite ends the process itself when told to stop. They race with a save in flight; we
 * close Vite in our own order instead.
 * @param run starts the dev server
 */
export async function withoutStopListeners<T>(run: () => Promise<T>): Promise<T> {
  const onTerm = process.listeners('SIGTERM');
  const onEnd = process.stdin.listeners('end');
  const result = await run();
  for (const listener of process.listeners('SIGTERM')) {
    if (!onTerm.includes(listener)) process.off('SIGTERM', listener);
  }
  for (const listener of process.stdin.listeners('end')) {
    if (!onEnd.includes(listener)) process.stdin.off('end', listener as () => void);
  }
  return result;
}
