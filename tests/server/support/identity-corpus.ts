/**
 * Makes one random edit in each of many real files, by someone else and by us, and counts how ids survive. The expected
 * identity follows from how the edit was made, not from the registry's own rules.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as t from '@babel/types';
import { mutate } from '../../../src/mutations/index.ts';
import type { SourceElement } from '../../../src/mutations/jsx/elements.ts';
import { type ParsedSource, parseSource } from '../../../src/mutations/jsx/parse.ts';
import { applySplices } from '../../../src/protocol/splice.ts';
import { plain } from '../../../src/server/identity/fingerprint.ts';
import { IdentityRegistry } from '../../../src/server/identity/identity.ts';
import { createProject } from '../../mutations/support/project.ts';
import { anyKind, pick, type Random, randomFrom, sampleChange } from '../../mutations/support/random-changes.ts';

export interface IdFile {
  name: string;
  text: string;
}

export interface IdReport {
  edits: number;
  /** elements that the edit was not about, and how many of them have the id they had */
  others: number;
  kept: number;
  /** an id that names another element than before: a pasteable line each */
  wrong: string[];
  /** files whose ids differ after a restart */
  unlikeAfterRestart: string[];
  /** kept and others, by kind of edit */
  kinds: Map<string, { others: number; kept: number }>;
}

/** A text after an edit; `truth[i]` is the new index of the old element `i`, null where it is gone or the edit is about it. */
interface Edited {
  text: string;
  truth: (number | null)[];
}

type Edit = (source: ParsedSource, random: Random) => Edited | null | Promise<Edited | null>;

const newReport = (): IdReport => ({
  ...{ edits: 0, others: 0, kept: 0, wrong: [], unlikeAfterRestart: [] },
  kinds: new Map(),
});

/** Edits as other programs make them. @param format formats a text as the developer's editor would on saving */
export async function editsByOthers(
  files: readonly IdFile[],
  seed: number,
  format: (file: IdFile) => string | null | Promise<string | null>,
): Promise<IdReport> {
  const random = randomFrom(seed);
  const report = newReport();
  const formatted: Edit = async (source) => {
    const text = await format({ name: source.file, text: source.text });
    return text === null || text === source.text ? null : { text, truth: source.elements.map(({ index }) => index) };
  };
  const edits = Object.entries({ ...EDITS, format: formatted });
  for (const [i, file] of files.entries()) {
    const source = parseSource(file.text, file.name);
    if (!source.ok) continue;
    // Each kind gets its share; where it does not fit the file, the next one does.
    for (let turn = 0; turn < edits.length; turn++) {
      const [kind, edit] = edits[(i + turn) % edits.length] as [string, Edit];
      const edited = await edit(source, random);
      if (!edited || !isAsMeant(source, edited)) continue;
      withRegistry(report, (registry, stateDir) => {
        const before = idsOf(registry, file.name, file.text);
        const after = idsOf(registry, file.name, edited.text);
        registry.save();
        compare(report, kind, source, edited, before, after);
        if (idsOf(new IdentityRegistry({ stateDir }), file.name, edited.text).join() !== after.join())
          report.unlikeAfterRestart.push(file.name);
      });
      break;
    }
  }
  return report;
}

/** Edits by our own engine. Each element is labelled beforehand, in a text of its own: the labels tell who is who. */
export function ownEdits(files: readonly IdFile[], seed: number): IdReport {
  const random = randomFrom(seed);
  const report = newReport();
  for (const { name, text: original } of files) {
    const unlabelled = parseSource(original, name);
    if (!unlabelled.ok || unlabelled.elements.length === 0) continue;
    const text = labelled(original, unlabelled.elements);
    const source = parseSource(text, name);
    if (!source.ok) continue;
    const project = createProject({ [name]: text });
    const kind = anyKind(random);
    const sample = sampleChange(source, project, random, kind);
    const outcome = sample && mutate(sample.change, project);
    if (!outcome?.ok || outcome.edits.length !== 1 || outcome.edits[0]?.file !== name) continue;
    const { splices } = outcome.edits[0];
    const after = applySplices(text, splices);
    const result = parseSource(after, name);
    if (!result.ok) continue;
    const edited = { text: after, truth: truthOfLabels(source, result) };
    withRegistry(report, (registry, stateDir) => {
      const before = idsOf(registry, name, text);
      registry.applyOwnEdit([{ file: name, before: text, after, splices }], outcome);
      const now = idsOf(registry, name, after);
      registry.save();
      compare(report, kind, source, edited, before, now);
      if (idsOf(new IdentityRegistry({ stateDir }), name, after).join() !== now.join())
        report.unlikeAfterRestart.push(name);
    });
  }
  return report;
}

function withRegistry(report: IdReport, work: (registry: IdentityRegistry, stateDir: string) => void): void {
  const stateDir = mkdtempSync(join(tmpdir(), 'visual-edit-ids-'));
  report.edits += 1;
  work(new IdentityRegistry({ stateDir }), stateDir);
  rmSync(stateDir, { recursive: true });
}

/** Ids by element index; elements of macros have none of their own on the page and stand as ''. */
function idsOf(registry: IdentityRegistry, file: string, text: string): string[] {
  const byStart = new Map(registry.sync(file, text).elements.map(({ start, codebaseId }) => [start, codebaseId]));
  const parsed = parseSource(text, file);
  return parsed.ok ? parsed.elements.map(({ start }) => byStart.get(start) ?? '') : [];
}

function compare(
  report: IdReport,
  kind: string,
  source: ParsedSource,
  edited: Edited,
  before: string[],
  after: string[],
) {
  const parsed = parseSource(edited.text, source.file);
  if (!parsed.ok) return;
  const counts = report.kinds.get(kind) ?? { others: 0, kept: 0 };
  report.kinds.set(kind, counts);
  const indexOf = new Map(after.map((id, index) => [id, index]));
  for (const [i, id] of before.entries()) {
    if (id === '') continue;
    const expected = edited.truth[i] ?? null;
    const found = indexOf.get(id) ?? null;
    if (expected !== null) {
      report.others += 1;
      counts.others += 1;
      if (found === expected) report.kept += 1;
      if (found === expected) counts.kept += 1;
    }
    if (found === null || found === expected) continue;
    const [was, is] = [textOf(source, i), textOf(parsed, found)];
    // Of two elements that read the same, which one went is not in the text: the other's id is as true.
    if (expected === null && edited.truth.includes(found) && was !== is)
      report.wrong.push(finding(kind, source, was, is));
    else if (expected !== null && was !== is) report.wrong.push(finding(kind, source, was, is));
  }
}

function textOf({ text, elements }: ParsedSource, index: number): string {
  const { start, end } = elements[index] as SourceElement;
  return plain(text.slice(start, end));
}

function finding(kind: string, { file }: ParsedSource, was: string, is: string): string {
  return `${kind} in ${file}: ${was.slice(0, 120)} -> ${is.slice(0, 120)}`;
}

/** The edit gave as many elements as its truth says, in a text that parses. */
function isAsMeant(source: ParsedSource, { text, truth }: Edited): boolean {
  const parsed = parseSource(text, source.file);
  if (!parsed.ok) return false;
  return truth.every(
    (now, i) => now === null || parsed.elements[now]?.fromMacroModule === source.elements[i]?.fromMacroModule,
  );
}

const EDITS: Record<string, Edit> = {
  insert(source, random) {
    const child = anyChild(source, random);
    if (!child) return null;
    const added = `<aside className="put-in-${Math.floor(random() * 1000)}">New words</aside>`;
    return {
      text: replaced(source.text, child.start, child.start, added),
      truth: source.elements.map(({ index }) => (index >= child.index ? index + 1 : index)),
    };
  },
  delete(source, random) {
    const child = anyChild(source, random);
    if (!child) return null;
    const count = subtree(source, child).length;
    return {
      text: replaced(source.text, child.start, child.end, ''),
      truth: source.elements.map(({ index }) => {
        if (index < child.index) return index;
        return index < child.index + count ? null : index - count;
      }),
    };
  },
  wrap(source, random) {
    const child = anyChild(source, random);
    if (!child) return null;
    const { text } = source;
    const wrapped = `<div className="around">${text.slice(child.start, child.end)}</div>`;
    return {
      text: replaced(text, child.start, child.end, wrapped),
      truth: source.elements.map(({ index }) => (index >= child.index ? index + 1 : index)),
    };
  },
  reorder(source, random) {
    const pairs = childLists(source).flatMap((list) => list.slice(1).map((second, i) => [list[i], second] as const));
    if (pairs.length === 0) return null;
    const [first, second] = pick(random, pairs) as readonly [SourceElement, SourceElement];
    const { text } = source;
    const between = text.slice(first.end, second.start);
    const swapped = text.slice(second.start, second.end) + between + text.slice(first.start, first.end);
    const [firsts, seconds] = [subtree(source, first).length, subtree(source, second).length];
    // Elements in an expression between the two stay there.
    const middle = second.index - first.index - firsts;
    return {
      text: replaced(text, first.start, second.end, swapped),
      truth: source.elements.map(({ index }) => {
        if (index < first.index || index >= second.index + seconds) return index;
        if (index < first.index + firsts) return index + seconds + middle;
        return index < second.index ? index + seconds - firsts : index - firsts - middle;
      }),
    };
  },
  rename(source, random) {
    const native = source.elements.filter(({ tagName }) => /^[a-z]+\d?$/.test(tagName));
    if (native.length === 0) return null;
    const { index, node, start } = pick(random, native);
    const closing = node.closingElement?.name;
    let { text } = source;
    if (closing) text = replaced(text, closing.start as number, closing.end as number, 'article');
    text = replaced(text, start + 1, node.openingElement.name.end as number, 'article');
    return { text, truth: source.elements.map((element) => (element.index === index ? null : element.index)) };
  },
  import(source) {
    const text = `import { something } from './something';\n${source.text}`;
    return { text, truth: source.elements.map(({ index }) => index) };
  },
};

function anyChild(source: ParsedSource, random: Random): SourceElement | null {
  const children = childLists(source).flat();
  return children.length === 0 ? null : pick(random, children);
}

/** For each element, those that stand right inside it as JSX: there an edit needs nothing but text. */
function childLists(source: ParsedSource): SourceElement[][] {
  const byNode = new Map<t.Node, SourceElement>(source.elements.map((element) => [element.node, element]));
  return source.elements.map(({ node }) => node.children.flatMap((child) => byNode.get(child) ?? []));
}

function subtree({ elements }: ParsedSource, root: SourceElement): SourceElement[] {
  return elements.filter(({ start, end }) => start >= root.start && end <= root.end);
}

function replaced(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

const LABEL = 'data-who';

function labelled(text: string, elements: readonly SourceElement[]): string {
  const splices = elements
    .map(({ attributesEnd, index }) => ({ start: attributesEnd, end: attributesEnd, text: ` ${LABEL}="${index}"` }))
    .sort((a, b) => a.start - b.start);
  return applySplices(text, splices);
}

/** Labels that occur once on both sides: copies carry the label of their original. */
function truthOfLabels(before: ParsedSource, after: ParsedSource): (number | null)[] {
  const labels = after.elements.map(({ node }) => labelOf(node));
  return before.elements.map(({ node }) => {
    const label = labelOf(node);
    const at = labels.indexOf(label);
    return label === null || at < 0 || labels.indexOf(label, at + 1) >= 0 ? null : at;
  });
}

function labelOf({ openingElement }: t.JSXElement): string | null {
  for (const one of openingElement.attributes) {
    if (one.type === 'JSXAttribute' && one.name.name === LABEL && one.value?.type === 'StringLiteral')
      return one.value.value;
  }
  return null;
}
