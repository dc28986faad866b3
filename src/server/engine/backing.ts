/** Answers the worker's calls about a project. */
import type { Project } from '../../mutations/mutation.ts';
import type { TailwindCore } from '../../mutations/tailwind/adapter.ts';
import type { TailwindAnswer } from '../../mutations/tailwind/index.ts';
import type { SheetSource } from '../sheets/sheet-readers.ts';
import type { Backing, TailwindData } from './questions.ts';

/**
 * @param project hands out long texts as well
 * @param tailwind as it is loaded now
 * @param moduleClassNames only questions about style sheets ask for them
 */
export function backingOf(
  project: Project,
  tailwind: TailwindAnswer | null,
  moduleClassNames: SheetSource['moduleClassNames'] = () => ({}),
): Backing {
  const core = (): TailwindCore => {
    if (!tailwind?.ok) throw new Error('the project has no Tailwind');
    return tailwind.tailwind;
  };
  return {
    read: (file) => project.read(file),
    locate: (id) => project.locate(id),
    resolveImport: (specifier, importer) => project.resolveImport(specifier, importer),
    importersOf: (file) => project.importersOf(file),
    stylesheets: () => project.stylesheets(),
    sourceFiles: () => project.sourceFiles(),
    dependsOn: (name) => project.dependsOn?.(name) ?? false,
    writtenTypes: (question) =>
      project.writtenTypes?.(question) ?? { ok: false, problem: 'TypeScript cannot be asked here' },
    mentions: () => project.mentions?.() ?? { files: [], unread: '.' },
    filesNaming: (words) => project.filesNaming?.(words) ?? null,
    moduleClassNames,
    tailwind: () => (tailwind?.ok ? { ok: true, data: dataOf(tailwind.tailwind) } : tailwind),
    compile: (classes) => core().compile(classes),
    css: (name) => core().css(name),
    themeValue: (variable) => core().themeValue(variable),
    definedAt: (name) => core().definedAt(name),
    order: (classes) => core().order(classes),
  };
}

const states = new WeakMap<TailwindCore, number>();
let count = 0;

/** The project's Tailwind is one object as long as it stays the same. */
function dataOf(core: TailwindCore): TailwindData {
  const state = states.get(core) ?? ++count;
  states.set(core, state);
  const { framework, prefix, separator, important, within, breakpoints, darkMode, names, theme, variants } = core;
  return { state, framework, prefix, separator, important, within, breakpoints, darkMode, names, theme, variants };
}
