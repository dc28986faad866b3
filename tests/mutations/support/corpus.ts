/**
 * Runs random edits over real sources and counts failures: exceptions, results that do not parse, changes outside the edit's
 * span, undos that do not restore. Refusals are counted by kind of edit and code.
 */

import { mutate } from '../../../src/mutations/index.ts';
import { ancestorsOf } from '../../../src/mutations/jsx/find-element.ts';
import { type ParsedSource, parseSource } from '../../../src/mutations/jsx/parse.ts';
import { listCallOf, slotOf } from '../../../src/mutations/jsx/slots.ts';
import { applySplices, invertSplices } from '../../../src/protocol/splice.ts';
import { createProject, type TestProject } from './project.ts';
import { anyKind, type Kind, pick, randomFrom, type Sample, sampleChange } from './random-changes.ts';
import { changedOutside, spansAbout } from './spans.ts';
import { syntaxErrors } from './syntax.ts';

export interface CorpusFile {
  name: string;
  text: string;
}

export interface Finding {
  problem: 'crash' | 'does not parse' | 'outside' | 'undo' | 'unsafe';
  file: string;
  kind: Kind;
  seed: number;
  pair: number;
  change: string;
  detail: string;
}

export interface CorpusReport {
  pairs: number;
  edits: number;
  findings: Finding[];
  /** `kind code` to count */
  refusals: Map<string, number>;
  /** by kind: how many were on literal JSX, and how many of those were refused */
  literal: Map<Kind, { pairs: number; refused: number }>;
}

/** How many files are looked at for one that a kind of edit fits. */
const MOST_FILES = 100;

interface Loaded {
  source: ParsedSource;
  project: TestProject;
}

export function runCorpus(files: readonly CorpusFile[], pairs: number, seed: number): CorpusReport {
  const random = randomFrom(seed);
  const report: CorpusReport = { pairs: 0, edits: 0, findings: [], refusals: new Map(), literal: new Map() };
  const loaded = new Map<CorpusFile, Loaded | null>();
  while (report.pairs < pairs) {
    const kind = anyKind(random);
    // Few files have text of their own: the kind is drawn first, so that each gets its share.
    for (let tries = 0; tries < MOST_FILES; tries++) {
      const file = pick(random, files);
      if (!loaded.has(file)) loaded.set(file, load(file));
      const at = loaded.get(file);
      const sample = at && sampleChange(at.source, at.project, random, kind);
      if (!at || !sample) continue;
      runPair(at, sample, seed, report);
      break;
    }
  }
  return report;
}

function load(file: CorpusFile): Loaded | null {
  const source = parseSource(file.text, file.name);
  if (!source.ok || source.elements.length === 0) return null;
  return { source, project: createProject({ [file.name]: file.text }) };
}

/** The source says it already; or the element's component would do nothing with it, or would give the wrapper what is for the element. */
const NOTHING_TO_DO = new Set(['no-change', 'prop-not-passed-on', 'wraps-as-child']);

function runPair(at: Loaded, sample: Sample, seed: number, report: CorpusReport): void {
  const pair = report.pairs++;
  const { kind, change } = sample;
  const { file, text } = at.source;
  const find = (problem: Finding['problem'], detail: string) =>
    report.findings.push({ problem, file, kind, seed, pair, change: JSON.stringify(change.changeFields), detail });
  const literal = isLiteral(at.source, sample) ? countLiteral(report, kind) : null;
  let outcome: ReturnType<typeof mutate>;
  try {
    outcome = mutate(change, at.project);
  } catch (error) {
    find('crash', error instanceof Error ? String(error.stack) : String(error));
    return;
  }
  if (!outcome.ok) {
    const { code, message } = outcome.error;
    const key = `${kind} ${code}`;
    report.refusals.set(key, (report.refusals.get(key) ?? 0) + 1);
    if (code === 'unsafe-edit') find('unsafe', message);
    if (literal && !NOTHING_TO_DO.has(code)) literal.refused++;
    return;
  }
  report.edits++;
  const splices = outcome.edits[0]?.splices ?? [];
  const after = applySplices(text, splices);
  if (applySplices(after, invertSplices(text, splices)) !== text) find('undo', 'the inverse gives another text');
  const known = syntaxErrors(file, text);
  const errors = syntaxErrors(file, after).filter((one) => !known.includes(one));
  if (errors.length > 0) find('does not parse', errors.join('; '));
  const outside = changedOutside(text, after, spansAbout(change, at.project, { [file]: after }).get(file) ?? []);
  if (outside !== null) find('outside', JSON.stringify(outside.slice(0, 200)));
}

function countLiteral(report: CorpusReport, kind: Kind): { pairs: number; refused: number } {
  const counted = report.literal.get(kind) ?? { pairs: 0, refused: 0 };
  counted.pairs++;
  report.literal.set(kind, counted);
  return counted;
}

/**
 * Literal JSX: the edited part is written out at the place. Class: no className, or a string, without a spread. Text:
 * static. Structure: an element among children, alone or behind a condition, that is not the root of a list item.
 */
function isLiteral(source: ParsedSource, { kind, element }: Sample): boolean {
  const { attributes } = element.node.openingElement;
  switch (kind) {
    case 'addClass':
    case 'removeClass':
    case 'updateClasses': {
      const value = attributes.find((one) => one.type === 'JSXAttribute' && one.name.name === 'className');
      const isText = value?.type !== 'JSXAttribute' || value.value?.type === 'StringLiteral';
      return isText && attributes.every((one) => one.type !== 'JSXSpreadAttribute');
    }
    case 'editText':
      return element.staticTextContents;
    case 'remove':
    case 'wrap':
    case 'duplicate':
    case 'retag': {
      const slot = slotOf({ node: element.node, ancestors: ancestorsOf(source.ast.program, element.node) });
      return (slot.kind === 'child' || slot.kind === 'container') && !listCallOf(slot.returns, slot.ancestors);
    }
    default:
      return false;
  }
}

/** Seeds of several runs as one report. */
export function mergeReports(reports: readonly CorpusReport[]): CorpusReport {
  const all: CorpusReport = { pairs: 0, edits: 0, findings: [], refusals: new Map(), literal: new Map() };
  for (const one of reports) {
    all.pairs += one.pairs;
    all.edits += one.edits;
    all.findings.push(...one.findings);
    for (const [key, count] of one.refusals) all.refusals.set(key, (all.refusals.get(key) ?? 0) + count);
    for (const [kind, { pairs, refused }] of one.literal) {
      const sum = all.literal.get(kind) ?? { pairs: 0, refused: 0 };
      all.literal.set(kind, { pairs: sum.pairs + pairs, refused: sum.refused + refused });
    }
  }
  return all;
}
