import { onStopSignal } from './signals.ts';

/** A limit: how long closing may take before the process ends without waiting for it, in milliseconds. */
const PATIENCE = 1800;

/** Collects requests to stop from all sources: a signal, the `q` key, an uncaught error. Only the first counts. */
export interface StopRequest {
  asked: Promise<void>;
  stop(): void;
}

export function stopRequest(onCrash: (error: unknown) => void): StopRequest {
  let stop = () => {};
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });
  onStopSignal(stop);
  process.on('uncaughtException', (error) => {
    onCrash(error);
    stop();
  });
  return { asked, stop };
}

/** Waits for `closing`, but not for ever; false when it was not done in time. */
export async function inTime(closing: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const done = await Promise.race([closing.then(() => true as const), late]);
  clearTimeout(timer);
  return done;
}
