/** The elements by the native parser beside Babel's: the same, or none. */
import { parseAst } from 'vite';
import { nativeElements } from '../../../src/mutations/jsx/native-elements.ts';
import { languageOf, listElements, parseSource } from '../../../src/mutations/jsx/parse.ts';

export interface NativeReport {
  /** files whose elements are Babel's */
  same: number;
  /** files that the native parser refuses and Babel reads */
  unsure: string[];
  /** files in which the two differ, with the first difference */
  unlike: string[];
}

const KEYS = [
  ...[
    'index',
    'start',
    'end',
    'openEnd',
    'attributesEnd',
    'tagName',
    'parent',
    'row',
    'aside',
    'isInProviders',
    'owner',
    'ownerStart',
    'ownerLine',
  ],
  ...['structuralKey', 'line', 'column', 'staticTextContents', 'removableClasses', 'takesClassName', 'stylesIn'],
  'fromMacroModule',
] as const;

/** @returns the first difference, null where both agree, `unsure` where the native parser refuses the text */
export function nativeDifference(text: string, file: string): string | null {
  const language = languageOf(file);
  const native = language && nativeElements(parseAst, text, language);
  if (!native) return 'unsure';
  const parsed = parseSource(text, file);
  if (!parsed.ok) return `Babel refuses it: ${parsed.reason}`;
  const elements = listElements(parsed) as unknown as Record<string, unknown>[];
  if (elements.length !== native.length) return `${native.length} elements for ${elements.length}`;
  for (const [i, element] of elements.entries()) {
    const other = native[i] as unknown as Record<string, unknown>;
    for (const key of KEYS) {
      const [wanted, got] = [element[key], other[key]].map((value) => JSON.stringify(value));
      if (wanted !== got) return `line ${element.line}, <${element.tagName}>: ${key} is ${got}, not ${wanted}`;
    }
  }
  return null;
}

export function compareNative(files: Iterable<{ name: string; text: string }>): NativeReport {
  const report: NativeReport = { same: 0, unsure: [], unlike: [] };
  for (const { name, text } of files) {
    const difference = nativeDifference(text, name);
    if (difference === null) report.same++;
    else if (difference !== 'unsure') report.unlike.push(`${name}: ${difference}`);
    else if (parseSource(text, name).ok) report.unsure.push(name);
  }
  return report;
}
