import { Autocomplete } from '@base-ui/react/autocomplete';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FontsAnswer } from '../../../protocol/installed-fonts.ts';
import { useEditor } from '../../context.tsx';
import { recentsIn } from '../../recents.ts';
import { OptionGroups } from '../../ui/option-groups.tsx';
import { useAnswer } from '../../use-answer.ts';
import { FieldMenu } from './field-menu.tsx';
import { type FontItem, familiesIn, fontGroups, genericOf, namedFamilies } from './font-list.ts';
import { useProperty, useStyling } from './use-property.ts';
import { useShownValue } from './use-shown-value.ts';
import type { ValueMenuProps } from './value-menu.tsx';

/** Families chosen in the menu. */
const recentFonts = recentsIn('visual-edit.fonts', 5);

/** The fonts of page and project, each name in its own face. Those that are pointed at show in the page. */
export default function FontMenu({ property, anchor, onClose }: Omit<ValueMenuProps, 'onChoose'>) {
  const { frame } = useEditor();
  const { text, computed } = useProperty(property);
  const sources = useStyling(({ design, css, fonts }) => ({ design, css, fonts }));
  const { design, css } = sources;
  useEffect(() => frame.call('getFonts', namedFamilies({ design, css })), [frame, design, css]);
  const answered = useAnswer<FontsAnswer>('/fonts');
  const installed = answered && 'answer' in answered ? answered.answer.installed : [];
  const [query, setQuery] = useState('');
  const [chosenLast] = useState(recentFonts.names);
  // a search finds each font once
  const recent = query.trim() === '' ? chosenLast : [];
  const groups = fontGroups({ ...sources, installed, generic: genericOf(computed), recent });
  const { show, choose, end } = useShownValue(property);
  // the value when the menu opens: a highlighted font is previewed as the value of the property
  const [current] = useState({ text, families: familiesIn(computed) });
  // the first family of the stack that the menu lists
  const shown = current.families.find((family) =>
    groups.some(({ items }) => items.some((one) => one.family === family)),
  );
  const shownItem = groups.flatMap(({ items }) => items).find(({ family }) => family === shown);
  const close = () => {
    end(false);
    onClose();
  };
  return (
    <FieldMenu label="Fonts" width="w-72" anchor={anchor} onClose={close}>
      <Autocomplete.Root
        inline
        open
        items={groups}
        value={query}
        onValueChange={setQuery}
        itemToStringValue={({ family, note }: FontItem) => `${family} ${note}`}
        autoHighlight="always"
        onItemHighlighted={(item: FontItem | undefined, { reason }) => {
          if (reason === 'none') return;
          if (item && !item.problem) show(item.value);
          else end(false);
        }}
      >
        <Autocomplete.Input
          aria-label="Find a font"
          placeholder="Find a font"
          spellCheck={false}
          className="h-8 w-full border-line border-b bg-transparent px-2.5 outline-none placeholder:text-ink-3"
        />
        <Autocomplete.Empty className="px-2.5 py-2 text-ink-3 empty:hidden">
          No font of the page or the project has this name.
        </Autocomplete.Empty>
        <OptionGroups
          keyOf={({ family, value, note }: FontItem) => `${family} ${value} ${note}`}
          row={(item: FontItem) => (
            <FontName item={item} isCurrent={item.value === current.text || item.value === shownItem?.value} />
          )}
          isDisabled={({ problem }: FontItem) => problem !== undefined}
          onChoose={({ value, family }: FontItem) => {
            recentFonts.note(family);
            void choose(value);
            onClose();
          }}
          className="px-1 pb-1"
        />
      </Autocomplete.Root>
    </FieldMenu>
  );
}

function FontName({ item, isCurrent }: { item: FontItem; isCurrent: boolean }) {
  const { family, note, picture, problem } = item;
  return (
    <>
      {picture ? (
        <span title={family} className="font-face" style={{ maskImage: `url(${picture})` }}>
          <span className="sr-only">{family}</span>
        </span>
      ) : (
        <span className="min-w-0 flex-1 truncate">{family}</span>
      )}
      <span title={problem} className="menu-note max-w-28 flex-none truncate text-sm">
        {note}
      </span>
      {isCurrent && <Check size={14} aria-label="shown now" className="flex-none" />}
    </>
  );
}
