import type { TreeElement } from '../../protocol/api.ts';
import { useEditorState, useFrame } from '../context.tsx';
import { wordsItem } from '../dynamic-text.ts';
import { textChange } from '../edits/text-edits.ts';
import type { NavItem } from '../store/nav-index.ts';
import { sourceOf } from '../store/store.ts';
import { Section } from '../ui/panel.tsx';
import { DynamicText, PackageText } from './dynamic-text.tsx';
import { TextField } from './text-field.tsx';

interface TextEditorProps {
  item: NavItem;
  source: TreeElement | null;
}

/**
 * The text of an element, or the only one inside an instance: one field for static text, else a field for each literal that
 * its words come from. Words that stand in the instance's definition are not its own.
 */
export function TextEditor({ item, source }: TextEditorProps) {
  const words = useFrame(({ tree }) => wordsItem(tree, item));
  const wordsSource = useEditorState((state) => sourceOf(state, words));
  if (source?.staticTextContents && (words?.text || item.children.length === 0)) {
    return (
      <Section title="Text">
        <TextField
          label="Text of the element"
          text={words?.text ?? ''}
          change={(text, before) => textChange(source.codebaseId, before, text)}
        />
      </Section>
    );
  }
  const isInside = words !== item;
  if (!words?.text || (isInside && wordsSource?.staticTextContents)) return null;
  return (
    <Section title="Text">
      {wordsSource ? (
        <DynamicText key={words.key} item={words} source={wordsSource} isInside={isInside} />
      ) : (
        <PackageText item={words} />
      )}
    </Section>
  );
}
