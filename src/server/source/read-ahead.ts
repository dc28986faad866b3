/**
 * Registers files that contain a component's second use before a page loads them. The element that a click selects depends on the
 * number of uses, which must not depend on the pages visited before. Components that take a class need no count.
 */
import { isSameComponent, ownerOf, type UsedComponent } from '../../protocol/used-component.ts';
import type { Workspace } from '../edits/workspace.ts';
import { isLong } from '../engine/outlines.ts';
import type { ProjectReader } from '../reader/project-reader.ts';
import type { Session } from '../session.ts';
import { usedIn } from './count-uses.ts';

/** Milliseconds. A loading app reports its files one by one. */
const DEBOUNCE = 500;
/** With more candidates, files are registered only when a page loads them. */
const MOST_FILES = 300;

export class ReadAhead {
  private timer: NodeJS.Timeout | undefined;
  private running = Promise.resolve();
  private isClosed = false;

  constructor(
    private readonly session: Session,
    private readonly reader: Pick<ProjectReader, 'listUsers'>,
  ) {}

  /** Debounced; call it after a page has loaded files. */
  soon(): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.now(), DEBOUNCE);
    this.timer.unref();
  }

  /** Resolves when the files are registered, also after a failure, which the reader logs. */
  now(): Promise<void> {
    // runs are sequential, because each depends on the tables of the last
    this.running = this.running.then(() => this.read()).catch(() => {});
    return this.running;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async read(): Promise<void> {
    const usedOnce = usedOnceIn(this.session.ws);
    if (usedOnce.length === 0 || this.isClosed) return;
    const { found, isPartial } = await this.reader.listUsers(usedOnce.map(({ componentName }) => componentName));
    const files = [...new Set(found.map(({ file }) => file))].filter((file) => !isKnown(this.session.ws, file));
    if (isPartial || files.length > MOST_FILES) return;
    for (const file of files) {
      if (this.isClosed) return;
      await this.session.ask(async (ws) => {
        const text = ws.textOnDisk(file);
        if (isKnown(ws, file) || typeof text !== 'string' || isLong(text.length)) return;
        const uses = usedIn(ws, file);
        if (!usedOnce.some((component) => uses.some((use) => isSameComponent(use, component)))) return;
        ws.identity.sync(file, text);
        ws.ahead.add(file);
        ws.noteLoaded([file]);
        ws.publishFile(file);
      });
    }
  }
}

const isKnown = (ws: Workspace, file: string): boolean => ws.identity.textOf(file) !== null;

/** Components whose root takes no class, with one use in the tables. */
function usedOnceIn(ws: Workspace): UsedComponent[] {
  const entries = Object.values(ws.identity.lookups().treeElementLookup).filter((entry) => entry !== null);
  const uses = new Map<string, number>();
  for (const { definition } of entries) if (definition) uses.set(definition, (uses.get(definition) ?? 0) + 1);
  const owners = new Map<string, UsedComponent>();
  const takeClass = new Set<string>();
  for (const entry of entries) {
    const owner = ownerOf(entry);
    if (!owner?.definition) continue;
    owners.set(owner.definition, owner);
    if (entry.takesClassName) takeClass.add(owner.definition);
  }
  return [...owners].filter(([id]) => uses.get(id) === 1 && !takeClass.has(id)).map(([, owner]) => owner);
}
