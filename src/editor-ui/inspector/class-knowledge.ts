/** Descriptions and completions of classes, asked of the server and cached while the selection stays. */
import { useEffect, useState } from 'react';
import type { ClassDescription, ClassesAnswer } from '../../protocol/design-system.ts';
import type { CssRulesAnswer, ProcessedCssRule } from '../../protocol/style-rules.ts';
import type { Editor } from '../editor.ts';

const SHOWN = 12;

/** Descriptions by name; classes not answered yet, or unknown to the project, are missing. */
export type Descriptions = ReadonlyMap<string, ClassDescription>;

const NONE: Descriptions = new Map();

/** Descriptions of these classes, once the server has answered. */
export function useDescriptions(editor: Editor, names: readonly string[]): Descriptions {
  const [known, setKnown] = useState(NONE);
  const key = names.join(' ');
  useEffect(() => {
    let current = true;
    if (key === '') setKnown(NONE);
    else
      void editor.tell<ClassesAnswer>('/describeClasses', { classes: key.split(' ') }).then((answer) => {
        if (current && answer.ok) setKnown(byName(answer.value));
      });
    return () => {
      current = false;
    };
  }, [editor, key]);
  return known;
}

/** Completions of a word; none for the empty word. A late answer is dropped. */
export function useCompletion(editor: Editor, word: string): ClassDescription[] {
  const [found, setFound] = useState<{ word: string; classes: ClassDescription[] }>({ word: '', classes: [] });
  useEffect(() => {
    let current = true;
    if (word !== '')
      void editor.ask<ClassesAnswer>(`/classes?query=${encodeURIComponent(word)}&limit=${SHOWN}`).then((answer) => {
        if (current) setFound({ word, classes: answer.ok ? answer.value.classes : [] });
      });
    return () => {
      current = false;
    };
  }, [editor, word]);
  return found.word === word && word !== '' ? found.classes : [];
}

/** The classes of the CSS modules that a file imports which begin with the word, also as code has it: `styles.ca`. */
export function moduleClasses(css: CssRulesAnswer | null, file: string, word: string): ClassDescription[] {
  const typed = word.replace(/^[\w$]+\./, '');
  if (!css || word === '') return [];
  const found = new Map<string, ClassDescription>();
  for (const { filename, classNames } of modulesOf(css, file)) {
    for (const name of Object.keys(classNames)) {
      if (name.startsWith(typed) && !found.has(name)) found.set(name, described(name, css, filename));
    }
  }
  return [...found.values()];
}

const modulesOf = ({ stylesheets }: CssRulesAnswer, file: string) =>
  stylesheets.filter(({ kind, importers }) => kind === 'module' && importers.includes(file));

/** `declarations` stay empty: an edit would use them as those of a global class. */
function described(name: string, { cssElementLookup }: CssRulesAnswer, file: string): ClassDescription {
  const rules = Object.values(cssElementLookup).filter((one) => one.filename === file && one.selector === `.${name}`);
  const set = rules.flatMap(({ styles }) => Object.entries(styles));
  const lines = set.map(([property, value]) => `  ${property}: ${value};\n`);
  const css = `/* ${file} */\n.${name} {\n${lines.join('')}}`;
  const properties = [...new Set(set.map(([property]) => property))];
  return { name, known: true, css, declarations: '', variants: [], properties, color: null };
}

/**
 * Says of saved classes that no style sheet has them. Nothing is said where the page has rules of packages or Tailwind, whose classes
 * the project's own sheets do not tell.
 */
export async function sayIfUnknown(editor: Editor, file: string, names: readonly string[]): Promise<void> {
  const { css, rules } = editor.styling.store.getState();
  const isOfPackage = ({ source, origin, inherited }: ProcessedCssRule) =>
    source === null && origin === 'rule' && !inherited;
  if (!css?.stylesheets.length || rules.some(isOfPackage)) return;
  const modules = modulesOf(css, file);
  const isOfModule = (name: string) => modules.some(({ classNames }) => Object.hasOwn(classNames, name));
  const others = names.filter((name) => !isOfModule(name) && !name.includes('.'));
  if (others.length === 0) return;
  const answer = await editor.tell<ClassesAnswer>('/describeClasses', { classes: others });
  const unknown = answer.ok ? answer.value.classes.filter(({ known }) => !known) : [];
  for (const { name } of unknown) editor.notify.warning(`No style sheet of the project has the class ${name}.`);
}

function byName({ classes }: ClassesAnswer): Descriptions {
  return new Map(classes.filter(({ known }) => known).map((one) => [one.name, one]));
}

/** Preview for the page until its style sheet has the class: the declarations, under the class's variants. */
export function previewOf(description: ClassDescription | undefined): { cssEquivalent?: string; modifiers?: string[] } {
  if (!description?.declarations) return {};
  const { declarations, variants } = description;
  return { cssEquivalent: declarations, ...(variants.length > 0 ? { modifiers: variants } : {}) };
}
