import type { TreeElement } from '../../protocol/api.ts';
import { textChange } from '../edits/text-edits.ts';
import type { NavItem } from '../store/nav-index.ts';
import { Section } from '../ui/panel.tsx';
import { DynamicText, PackageText } from './dynamic-text.tsx';
import { TextField } from './text-field.tsx';

interface TextEditorProps {
  item: NavItem;
  source: TreeElement | null;
}

/** The element's text: one field for static text, else a field for each literal that its words come from. */
export function TextEditor({ item, source }: TextEditorProps) {
  if (source?.staticTextContents && (item.text || item.children.length === 0)) {
    return (
      <Section title="Text">
        <TextField
          label="Text of the element"
          text={item.text}
          change={(text, before) => textChange(source.codebaseId, before, text)}
        />
      </Section>
    );
  }
  if (!item.text) return null;
  return (
    <Section title="Text">
      {source ? <DynamicText key={item.key} item={item} source={source} /> : <PackageText item={item} />}
    </Section>
  );
}
