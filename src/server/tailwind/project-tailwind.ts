/**
 * The project's Tailwind: found and loaded on first use, cached, and reloaded when its configuration or entry style sheet
 * changes. A project without Tailwind loads nothing.
 */
import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { TailwindCore } from '../../mutations/tailwind/adapter.ts';
import { ClassIndex, type TailwindAnswer } from '../../mutations/tailwind/index.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { sha256 } from '../files/hash.ts';
import { entryOf, type Sheet, type SheetProject } from './entry.ts';
import { findTailwind, type TailwindPackage } from './packages.ts';

const FILES_NAMED = /@(?:config|plugin)\s+["'](\.{1,2}\/[^"']+)["']/g;
const CONFIG_ENDINGS = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'];

/** The inputs from which Tailwind is loaded. */
interface Sources {
  found: TailwindPackage;
  /** the style sheet that imports Tailwind, followed by all that it imports */
  entry: Sheet[];
  /** absolute path; null when there is none */
  config: string | null;
  /** hash of all inputs */
  print: string;
}

export class ProjectTailwind {
  /** the last loaded state; null before, and in a project without Tailwind */
  current: TailwindAnswer | null = null;
  private print: string | null = null;
  private loading: Promise<unknown> = Promise.resolve();

  constructor(private readonly project: SheetProject & { files: { root: string } }) {}

  /** The project's current Tailwind, the reason why it does not load, or null when there is none. Never rejects. */
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
    this.current = sources && (await loaded(sources, this.project.files.root));
    this.print = sources?.print ?? null;
    return this.current;
  }

  private sources(): Sources | null {
    const { root } = this.project.files;
    const found = findTailwind(root);
    if (!found) return null;
    const entry = entryOf(this.project);
    const named = filesNamedIn(entry, root);
    const config = found.major === 3 ? (named[0] ?? ownConfig(root)) : null;
    const parts = [found.version, ...entry.map(({ text }) => text), ...[...named, config ?? ''].map(stateOf)];
    return { found, entry, config, print: sha256(parts.join('\0')) };
  }
}

/** True for a change whose plan needs the project's Tailwind. */
export function usesTailwind({ type, changeFields }: AnyMutationChange): boolean {
  // the names of the theme are taken
  if (type === 'ADD_TOKEN' || type === 'RENAME_TOKEN') return true;
  if (type === 'EDIT_TOKEN') return !changeFields.name.startsWith('--');
  if (type !== 'STYLING') return false;
  const { stylingFramework, modifiers } = changeFields;
  // a rule for the dark theme is written as the project's Tailwind turns it on
  return stylingFramework === 'Tailwind' || (stylingFramework === 'CSS' && modifiers?.includes('dark') === true);
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
    const core = await loadVersion4(
      root,
      entry.map(({ text }) => text),
      dirname(join(root, sheet.file)),
    );
    return { ok: true, tailwind: await indexed(core) };
  } catch (error) {
    // The project's configuration, plugins and style sheets may throw anything; report it as the reason.
    const file = found.major === 4 ? sheet?.file : undefined;
    return { ok: false, reason: reasonOf(error), ...(file === undefined ? {} : { file }) };
  }
}

/** Builds the index in steps, so that other requests are answered in between. */
async function indexed(core: TailwindCore) {
  const index = new ClassIndex(core);
  for (const _ of index.build()) await turn();
  return { ...core, index };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '').slice(0, 300);
}

/** Absolute paths of configurations and plugins that the entry refers to by path. */
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
