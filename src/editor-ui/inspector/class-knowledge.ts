/** Descriptions and completions of classes, asked of the server and cached while the selection stays. */
import { useEffect, useState } from 'react';
import type { ClassDescription, ClassesAnswer } from '../../protocol/design-system.ts';
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

function byName({ classes }: ClassesAnswer): Descriptions {
  return new Map(classes.filter(({ known }) => known).map((one) => [one.name, one]));
}

/** Preview for the page until its style sheet has the class: the declarations, under the class's variants. */
export function previewOf(description: ClassDescription | undefined): { cssEquivalent?: string; modifiers?: string[] } {
  if (!description?.declarations) return {};
  const { declarations, variants } = description;
  return { cssEquivalent: declarations, ...(variants.length > 0 ? { modifiers: variants } : {}) };
}
