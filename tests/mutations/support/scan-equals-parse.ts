/** The quick scan beside the parser: the same elements, or none. */
import { languageOf, listElements, parseSource } from '../../../src/mutations/parse.ts';
import { scanElements } from '../../../src/mutations/scan/scan-elements.ts';

export interface ScanReport {
  /** files whose elements are the parser's */
  same: number;
  /** files that the scan leaves to the parser, though it can read them */
  unsure: string[];
  /** files in which the two differ, with the first difference */
  unlike: string[];
}

const KEYS = [
  ...['index', 'start', 'end', 'openEnd', 'attributesEnd', 'tagName', 'parent', 'owner', 'ownerStart', 'ownerLine'],
  ...['structuralKey', 'line', 'column', 'staticTextContents', 'removableClasses', 'fromMacroModule'],
] as const;

/** @returns what the scan says of a text that the parser does not: null when they agree, `unsure` when it says nothing */
export function scanDifference(text: string, file: string): string | null {
  const language = languageOf(file);
  const scanned = language && scanElements(text, language);
  if (!scanned) return 'unsure';
  const parsed = parseSource(text, file);
  if (!parsed.ok) return `the parser refuses it: ${parsed.reason}`;
  const elements = listElements(parsed) as unknown as Record<string, unknown>[];
  if (elements.length !== scanned.length) return `${scanned.length} elements for ${elements.length}`;
  for (const [i, element] of elements.entries()) {
    const other = scanned[i] as unknown as Record<string, unknown>;
    for (const key of KEYS) {
      const [wanted, got] = [element[key], other[key]].map((value) => JSON.stringify(value));
      if (wanted !== got) return `line ${element.line}, <${element.tagName}>: ${key} is ${got}, not ${wanted}`;
    }
  }
  return null;
}

export function compareScan(files: Iterable<{ name: string; text: string }>): ScanReport {
  const report: ScanReport = { same: 0, unsure: [], unlike: [] };
  for (const { name, text } of files) {
    const difference = scanDifference(text, name);
    if (difference === null) report.same++;
    else if (difference !== 'unsure') report.unlike.push(`${name}: ${difference}`);
    else if (parseSource(text, name).ok) report.unsure.push(name);
  }
  return report;
}
