/**
 * The Tailwind of one project: found, loaded when something needs it, kept, and loaded anew when its configuration or its entry
 * changes. A project without Tailwind loads nothing.
 */
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { TailwindAnswer, TailwindCore } from '../../mutations/tailwind/adapter.ts';
import { ClassIndex } from '../../mutations/tailwind/index.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { Workspace } from '../edits/workspace.ts';
import { sha256 } from '../files/hash.ts';
import { entryOf, type Sheet } from './entry.ts';
import { findTailwind, type TailwindPackage } from './packages.ts';

const FILES_NAMED = /@(?:config|plugin)\s+["'](\.{1,2}\/[^"']+)["']/g;
const CONFIG_ENDINGS = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'];

/** What Tailwind is loaded from. */
interface Sources {
  found: TailwindPackage;
  /** the sheet that imports Tailwind, with all that it imports */
  entry: Sheet[];
  /** absolute, null where there is none */
  config: string | null;
  /** tells one state of all this from another */
  print: string;
}

export class ProjectTailwind {
  /** as last loaded; null before, and in a project without Tailwind */
  current: TailwindAnswer | null = null;
  private print: string | null = null;
  private loading: Promise<unknown> = Promise.resolve();

  constructor(private readonly ws: Workspace) {}

  /** The project's Tailwind as it is now, why it does not load, or null when there is none. Never rejects. */
  load(): Promise<TailwindAnswer | null> {
    const done = this.loading.then(() => this.loadNow());
    this.loading = done;
    return done;
  }

  private async loadNow(): Promise<TailwindAnswer | null> {
    let sources: Sources | null;
    try {
      sources = this.sources();
    } catch (error) {
      this.print = null;
      this.current = { ok: false, reason: reasonOf(error) };
      return this.current;
    }
    if (sources?.print === this.print && this.current !== null) return this.current;
    this.current = sources && (await loaded(sources, this.ws.files.root));
    this.print = sources?.print ?? null;
    return this.current;
  }

  private sources(): Sources | null {
    const { root } = this.ws.files;
    const found = findTailwind(root);
    if (!found) return null;
    const entry = entryOf(this.ws);
    const named = filesNamedIn(entry, root);
    const config = found.major === 3 ? (named[0] ?? ownConfig(root)) : null;
    const parts = [found.version, ...entry.map(({ text }) => text), ...[...named, config ?? ''].map(stateOf)];
    return { found, entry, config, print: sha256(parts.join('\0')) };
  }
}

/** True for a change that is planned with the project's Tailwind. */
export function usesTailwind({ type, changeFields }: AnyMutationChange): boolean {
  if (type === 'EDIT_TOKEN') return !changeFields.name.startsWith('--');
  return type === 'STYLING' && changeFields.stylingFramework === 'Tailwind';
}

async function loaded({ found, entry, config }: Sources, root: string): Promise<TailwindAnswer> {
  const [sheet] = entry;
  try {
    if (found.major === 3) {
      const { loadVersion3 } = await import('./version-3.ts');
      return { ok: true, tailwind: await indexed(loadVersion3(found, root, config)) };
    }
    if (!sheet) return { ok: false, reason: 'no style sheet that the app imports has @import "tailwindcss"' };
    const { loadVersion4 } = await import('./version-4.ts');
    const core = await loadVersion4(root, sheet.text, dirname(join(root, sheet.file)));
    return { ok: true, tailwind: await indexed(core) };
  } catch (error) {
    // Whatever the project's configuration, plugins and style sheets may throw is the answer.
    const file = found.major === 4 ? sheet?.file : undefined;
    return { ok: false, reason: reasonOf(error), ...(file === undefined ? {} : { file }) };
  }
}

/** The index is made bit by bit, so that requests in between are answered. */
async function indexed(core: TailwindCore) {
  const index = new ClassIndex(core);
  for (const _ of index.build()) await turn();
  return { ...core, index };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '').slice(0, 300);
}

/** Configurations and plugins that the entry names by a path, absolute. */
function filesNamedIn(entry: readonly Sheet[], root: string): string[] {
  return entry.flatMap(({ file, text }) =>
    [...text.matchAll(FILES_NAMED)].map((match) => resolve(root, dirname(file), match[1] as string)),
  );
}

function ownConfig(root: string): string | null {
  const names = CONFIG_ENDINGS.map((ending) => join(root, `tailwind.config.${ending}`));
  return names.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

function stateOf(file: string): string {
  const stat = file === '' ? undefined : statSync(file, { throwIfNoEntry: false });
  return stat ? `${file} ${stat.mtimeMs} ${stat.size}` : '';
}
