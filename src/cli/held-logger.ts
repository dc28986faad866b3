import type { Logger } from '../server/types.ts';

export interface HeldLogger extends Logger {
  /** Prints the held messages; later ones are printed at once. */
  release(): void;
}

/**
 * Holds log messages back while the servers start. If they fail to start, the command prints one sentence with the cause;
 * the logs of every part that noticed would bury it.
 */
export function heldLogger(logger: Logger): HeldLogger {
  let held: (() => void)[] | null = [];
  const pass = (level: keyof Logger) => (message: string) => {
    const say = () => logger[level](message);
    if (held) held.push(say);
    else say();
  };
  return {
    info: pass('info'),
    warn: pass('warn'),
    error: pass('error'),
    release() {
      const lines = held ?? [];
      held = null;
      for (const say of lines) say();
    },
  };
}
