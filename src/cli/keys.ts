/** Single keys pressed in the terminal: `o` opens, `u` undoes, `q` and Ctrl-C quit. */
export interface KeyActions {
  open(): void;
  undo(): void;
  quit(): void;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/**
 * Listens to keys until the returned function is called. Without a terminal it does nothing: input then belongs to
 * whoever started us.
 */
export function listenToKeys(actions: KeyActions, input: NodeJS.ReadStream = process.stdin): () => void {
  if (!input.isTTY) return () => {};
  const table: Record<string, () => void> = {
    o: actions.open,
    u: actions.undo,
    q: actions.quit,
    [CTRL_C]: actions.quit,
    [CTRL_D]: actions.quit,
  };
  const onData = (keys: Buffer) => {
    for (const key of keys.toString('utf8').toLowerCase()) table[key]?.();
  };
  input.setRawMode(true);
  input.resume();
  input.on('data', onData);
  return () => {
    input.off('data', onData);
    input.setRawMode(false);
    input.pause();
  };
}
