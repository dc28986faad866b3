import { type ReactNode, useMemo, useState } from 'react';
import type { TreeElement } from '../../protocol/api.ts';
import { useEditorState, useFrame } from '../context.tsx';
import {
  giverOf,
  hasOneField,
  isMadeByPackage,
  isSpacedOut,
  isTextAsked,
  onlyTextOf,
  wordsItem,
} from '../dynamic-text.ts';
import { textChange } from '../edits/text-edits.ts';
import type { NavItem } from '../store/nav-index.ts';
import { sourceOf } from '../store/store.ts';
import { Section } from '../ui/panel.tsx';
import { DynamicText, PackageText, useAsked } from './dynamic-text.tsx';
import { TextField } from './text-field.tsx';

interface TextEditorProps {
  item: NavItem;
  source: TreeElement | null;
}

/**
 * The text of an element, or the only one inside an instance: one field for static text, else a field for each literal that
 * its words come from. Words that stand in the instance's definition are not its own; those of an element that a package makes are
 * the instance's.
 */
function TextEditor({ item, source }: TextEditorProps): ReactNode {
  const tree = useFrame((frame) => frame.tree);
  const elements = useEditorState((state) => state.elements);
  const words = useMemo(() => wordsItem(tree, item), [tree, item]);
  const wordsSource = useEditorState((state) => sourceOf(state, words));
  const isPackaged = useMemo(() => isMadeByPackage(elements, tree, item), [elements, tree, item]);
  const giver = useMemo(() => giverOf(elements, tree, item), [elements, tree, item]);
  const giverSource = useEditorState((state) => sourceOf(state, giver));
  const isDrawn = useAskedOfDrawing(item, words);
  if (giver && giverSource && item.text) {
    if (onlyTextOf(tree, giver) !== null) return <TextEditor item={giver} source={giverSource} />;
    return (
      <Section title="Text">
        <DynamicText key={item.key} item={giver} source={giverSource} of="props" words={item.text} />
      </Section>
    );
  }
  if (hasOneField(source, item, words)) {
    return (
      <Section title="Text">
        {isSpacedOut(item, words) ? (
          <DynamicText key={item.key} item={item} source={source} of="element" />
        ) : (
          <StaticText item={words ?? item} codebaseId={source.codebaseId} />
        )}
      </Section>
    );
  }
  if (source && (isPackaged || (isDrawn && item.isComponent))) {
    return (
      <Section title="Text">
        <DynamicText key={item.key} item={item} source={source} of="props" />
      </Section>
    );
  }
  if (source && isDrawn && !words?.text) return <PutInByCode item={item} source={source} />;
  const isInside = words !== item;
  if (!words?.text || (isInside && wordsSource?.staticTextContents)) return null;
  return (
    <Section title="Text">
      {wordsSource ? (
        <DynamicText key={words.key} item={words} source={wordsSource} of={isInside ? 'instance' : 'element'} />
      ) : (
        <PackageText item={words} />
      )}
    </Section>
  );
}

/**
 * True once an edit was asked for of words that an element draws, as a chart does, until the user chooses something else: the tree of
 * the page does not have them.
 */
function useAskedOfDrawing({ key }: NavItem, words: NavItem | null): boolean {
  const isAsked = useEditorState((state) => isTextAsked(state, key) && state.textAsked?.words !== null);
  const choices = useEditorState((state) => state.choices);
  const [askedIn, setAskedIn] = useState(-1);
  if (isAsked && !words?.text && askedIn !== choices) setAskedIn(choices);
  return askedIn === choices;
}

/** Says where to look for words that code puts into an element past React: the source of the element does not have them. */
function PutInByCode({ item, source }: { item: NavItem; source: TreeElement }) {
  useAsked(true, item.key, (words) => ({
    code: 'dynamic-text',
    message: 'These words are put into the page by code that React does not know of.',
    hint: `Search the project for “${words}”, or for the code that fills this <${item.name}>.`,
    file: source.filename,
    line: source.line,
  }));
  return null;
}

/** One text of the source, which the page may show beside content of a component, such as an icon. */
function StaticText({ item, codebaseId }: { item: NavItem; codebaseId: string }) {
  useAsked(true, item.key, () => null);
  return (
    <TextField
      label="Text of the element"
      text={item.text}
      change={(text, before) => textChange(codebaseId, before, text)}
    />
  );
}

export default TextEditor;
