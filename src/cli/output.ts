/** What the command says while it runs, in words for a terminal or as JSON lines for a program. */
import type { Logger, SessionEvent } from '../server/types.ts';
import type { Problem } from './problems.ts';
import type { ScriptEvent } from './scripts/script-event.ts';

/** Both servers answer: what a program needs to go on, and what a person wants to see. */
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
  /** what comes of a script's command; `withDiff` shows a person what an activity changed */
  report(event: ScriptEvent, withDiff?: boolean): void;
  /** a sentence for people; programs do not need it */
  note(text: string): void;
  problem(problem: Problem): void;
  closed(): void;
  /** where Vite, plugins and our server say what they have to say */
  logger: Logger;
}
