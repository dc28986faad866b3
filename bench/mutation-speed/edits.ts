/**
 * The program that `mutation-speed.bench.ts` bundles and starts. Makes random edits of the corpus, each measured in parses
 * of its text, then one kind of edit also with other tools. Its argument is the list of package names and folders, as JSON.
 */
import { parse } from '@babel/parser';
import { mutate } from '../../src/mutations/index.ts';
import { type ParsedSource, parseSource } from '../../src/mutations/jsx/parse.ts';
import { type AnyMutationChange, createChange } from '../../src/protocol/changes.ts';
import { anyKind, pick, randomFrom, type Sample, sampleChange } from '../../tests/mutations/support/random-changes.ts';
import { readCorpus } from '../corpus/files.ts';
import { type PackageProject, packageProject } from '../corpus/package-project.ts';
import { type Edit, otherEditors } from '../editors/edits.ts';
import { printRatios, row } from '../report.ts';

const PAIRS = 400;
const WARM_UP = 300;
const OTHERS_PAIRS = 40;
/** Repetitions. The fastest counts, for all tools, because others include garbage collection or other processes. */
const REPEATS = 5;

type Ratios = Map<string, number[]>;

const random = randomFrom(1);
const packages: [string, string][] = JSON.parse(process.argv[2] ?? '[]');
/** Excludes packages without TSX, which are in the corpus for other benchmarks. */
const projects = () =>
  packages.map((one) => packageProject(readCorpus(new Map([one])))).filter(({ sources }) => sources.length > 0);

const edits: Ratios = new Map();
for (const project of projects()) {
  const discarded: Ratios = new Map();
  for (let i = 0; i < WARM_UP; i++) measureEdit(project, discarded);
  for (let i = 0; i < PAIRS; i++) measureEdit(project, edits);
}
const byKind = [...edits].map(([kind, ratios]) => row(kind, ratios)).sort((a, b) => b.median - a.median);
printRatios('One checked edit, in parses of the same text', [row('all kinds', [...edits.values()].flat()), ...byKind]);

const others = await otherEditors();
const compared: Ratios = new Map();
for (const project of projects()) for (let i = 0; i < OTHERS_PAIRS; i++) measureOthers(project, compared);
const rows = [...compared].map(([what, samples]) => row(what, samples));
printRatios('Setting a prop with others, in edits of ours', rows);

/** Measures a random change of a random file that supports it; a refused change does not count. */
function measureEdit(project: PackageProject, into: Ratios): void {
  const kind = anyKind(random);
  let sample: Sample | null = null;
  let source = pick(random, project.sources);
  for (let tries = 0; tries < 100 && !sample; tries++) {
    source = pick(random, project.sources);
    sample = sampleChange(source, project, random, kind);
  }
  // Parse again, as tagging has done: the tree may have been evicted from the cache since.
  parseSource(source.text, source.file);
  if (!sample || checkedText(sample.change, project, source) === null) return;
  const { change } = sample;
  const ours = time(() => checkedText(change, project, source));
  note(into, kind, ours / time(() => babelParse(source.text)));
}

function checkedText(change: AnyMutationChange, project: PackageProject, source: ParsedSource): string | null {
  const outcome = mutate(change, project);
  if (!outcome.ok) return null;
  return outcome.edits.find(({ file }) => file === source.file)?.text ?? source.text;
}

function babelParse(text: string): unknown {
  return parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
}

/** Measures setting `title="…"` on a random element, with the engine and with other tools. */
function measureOthers(project: PackageProject, into: Ratios): void {
  const source = pick(random, project.sources);
  parseSource(source.text, source.file);
  const { start, tagName } = pick(random, source.elements);
  const nth = source.elements.filter((one) => one.tagName === tagName && one.start < start).length;
  const change = createChange('11111111-1111-4111-8111-111111111111', 'CHANGE_PROP', {
    codebaseIdToChange: project.idAt(source.file, start),
    propName: 'title',
    propValue: 'a title',
  }) as AnyMutationChange;
  if (checkedText(change, project, source) === null) return;
  const ours = time(() => checkedText(change, project, source));
  for (const [name, edit] of Object.entries<Edit>(others)) {
    const theirs = () => edit(source.text, { start, tagName, nth }, 'a title');
    if (theirs() === null) throw new Error(`${name} finds no element at ${source.file}:${start}`);
    note(into, name, time(theirs) / ours);
  }
}

/** Milliseconds. */
function time(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < REPEATS; i++) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

function note(into: Ratios, what: string, ratio: number): void {
  const ratios = into.get(what) ?? [];
  ratios.push(ratio);
  into.set(what, ratios);
}
