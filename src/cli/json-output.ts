import type { Output, Started } from './output.ts';

/**
 * One JSON object a line on stdout. Everything the user's config and plugins print goes to stderr, so a reader of stdout
 * never meets a foreign line.
 */
export function jsonOutput(): Output {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  const line = (value: object) => write(`${JSON.stringify(value)}\n`);
  const toStderr = (message: string) => process.stderr.write(`${message}\n`);
  return {
    ready: (started) => line(readyEvent(started)),
    session: line,
    report: (event) => line(event),
    note: () => {},
    problem: ({ code, message, hint }) => line({ event: 'error', error: { code, message, hint } }),
    closed: () => line({ event: 'closed' }),
    logger: { info: () => {}, warn: toStderr, error: toStderr },
  };
}

function readyEvent({ appUrl, editorUrl, apiUrl, token, root }: Started): object {
  return { event: 'ready', appUrl, editorUrl, apiUrl, token, root, pid: process.pid };
}
