import type { Logger } from '../server/types.ts';

export interface HeldLogger extends Logger {
  /** Hands over what was held, and everything from now on. */
  release(): void;
}

/**
 * Keeps what is logged while the servers start. When they cannot, the command says why in one sentence, and the logs of
 * everybody who noticed on the way would only bury it.
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
