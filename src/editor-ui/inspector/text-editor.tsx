import { useRef, useState } from 'react';
import type { TreeElement } from '../../protocol/api.ts';
import { useEditor } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { textChange } from '../text-edits.ts';
import { Section } from '../ui/panel.tsx';

interface TextEditorProps {
  item: NavItem;
  source: TreeElement | null;
}

/** The element's text: a field when it stands in the source as it is, else the words that say why not and where to look. */
export function TextEditor({ item, source }: TextEditorProps) {
  if (source?.staticTextContents && (item.text || item.children.length === 0)) {
    return (
      <Section title="Text">
        <TextField key={item.text} text={item.text} codebaseId={source.codebaseId} />
      </Section>
    );
  }
  if (!item.text) return null;
  return (
    <Section title="Text">
      <p className="select-text rounded-md bg-sunken px-2 py-1.5 text-ink-2">{item.text}</p>
      <p className="wrap-anywhere mt-1.5 text-ink-3 text-sm">{whyNot(item, source)}</p>
    </Section>
  );
}

function whyNot(item: NavItem, source: TreeElement | null): string {
  if (!source) return 'This text comes from a package, so there is no place in your source to change it.';
  if (item.children.length > 0) {
    return 'Text and elements are mixed here. Select a part of it, or change it in your code editor.';
  }
  return `This text comes from an expression. Open line ${source.line} in your code editor and follow it from there.`;
}

function TextField({ text, codebaseId }: { text: string; codebaseId: string }) {
  const editor = useEditor();
  const [draft, setDraft] = useState(text);
  const cancelled = useRef(false);

  async function commit(): Promise<void> {
    if (cancelled.current || draft === text) return;
    const outcome = await editor.apply(textChange(codebaseId, text, draft));
    if (!outcome.ok) setDraft(text);
  }

  return (
    <textarea
      data-field="text"
      aria-label="Text of the element"
      rows={Math.min(8, Math.max(2, Math.ceil(draft.length / 34)))}
      className="field block h-auto resize-none py-1.5"
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={() => {
        cancelled.current = false;
      }}
      onBlur={() => void commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === 'Escape') {
          cancelled.current = true;
          setDraft(text);
          event.currentTarget.blur();
        }
      }}
    />
  );
}
