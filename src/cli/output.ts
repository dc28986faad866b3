/** The command's output while it runs: words for a terminal, or JSON lines for a program. */
import type { Logger, SessionEvent } from '../server/types.ts';
import type { Problem } from './problems.ts';
import type { ScriptEvent } from './scripts/script-event.ts';

/** Reported once both servers answer. */
export interface Started {
  appUrl: string;
  /** the address to open, with the token in its fragment */
  editorUrl: string;
  apiUrl: string;
  token: string;
  root: string;
  viteVersion: string;
  /** milliseconds from the start of the command */
  took: number;
}

export interface Output {
  ready(started: Started): void;
  session(event: SessionEvent): void;
  /** outcome of a script's command; `withDiff` adds the changed lines for a person */
  report(event: ScriptEvent, withDiff?: boolean): void;
  /** a sentence for people; `--json` leaves it out */
  note(text: string): void;
  problem(problem: Problem): void;
  closed(): void;
  /** receives the log of Vite, plugins and our server */
  logger: Logger;
}
