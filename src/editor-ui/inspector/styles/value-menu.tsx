import { Autocomplete } from '@base-ui/react/autocomplete';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../context.tsx';
import { activeFrame, selectedKey } from '../../store/store.ts';
import { shownLonghands } from '../../styling/longhands.ts';
import { shownVariables } from '../../styling/shown-variables.ts';
import { inUnits, pixels } from '../../styling/units.ts';
import { FieldMenu } from './field-menu.tsx';
import { factsOf } from './property-table.ts';
import { suggestionsFor } from './suggestions.ts';
import { withThemeColors } from './theme-colors.ts';
import { useProperty, useStyling } from './use-property.ts';

export interface ValueMenuProps {
  property: string;
  anchor: RefObject<HTMLElement | null>;
  onChoose(value: string): void;
  onClose(): void;
}

/** The project's values for a property, and its keywords, in a list with a filter. */
export default function ValueMenu({ property, anchor, onChoose, onClose }: ValueMenuProps) {
  const { design, context, rules } = useStyling(({ design, context, rules }) => ({ design, context, rules }));
  const lengths = useLengths(property);
  const variables = useMemo(() => shownVariables({ design, rules }), [design, rules]);
  const { styling } = useEditor();
  useEffect(() => void styling.askScales(), [styling]);
  const items = suggestionsFor(property, withThemeColors({ design, rules }), context.theme, lengths, variables);
  const { text, origin } = useProperty(property);
  // its base: `shadow-soft` of `hover:shadow-soft`
  const own = origin.rule?.classParsed?.replace(/^.*:/, '');
  const isCurrent = ({ name, value }: (typeof items)[number]) => name === own || value === text;
  const [query, setQuery] = useState('');
  return (
    <FieldMenu label={`Values for ${property}`} width="w-64" anchor={anchor} onClose={onClose}>
      <Autocomplete.Root
        inline
        open
        items={items}
        itemToStringValue={(item: (typeof items)[number]) => `${item.name} ${item.note}`}
        autoHighlight="always"
        value={query}
        onValueChange={setQuery}
      >
        <Autocomplete.Input
          aria-label="Find a value"
          placeholder="Find a value"
          className="h-8 w-full border-line border-b bg-transparent px-2.5 outline-none placeholder:text-ink-3"
        />
        <Autocomplete.Empty className="px-2.5 py-2 text-ink-3 empty:hidden">
          Nothing fits. Type it into the field as CSS.
        </Autocomplete.Empty>
        <Autocomplete.List className="max-h-60 overflow-y-auto p-1">
          {(item: (typeof items)[number]) => (
            <Autocomplete.Item
              key={`${item.name} ${item.value}`}
              value={item}
              className="menu-item h-7"
              aria-current={isCurrent(item) || undefined}
              onClick={() => onChoose(item.value)}
            >
              {item.color && <span aria-hidden="true" className="swatch" style={{ background: item.color }} />}
              <span className="min-w-0 flex-1 truncate">{item.name}</span>
              <span className="menu-note max-w-28 truncate text-sm">{item.note}</span>
              {isCurrent(item) && <Check size={12} className="ml-1 flex-none" aria-hidden="true" />}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </FieldMenu>
  );
}

/** The selected element's present value in each unit; nothing for what is no length. */
function useLengths(property: string): readonly { value: string; unit: string }[] {
  const viewport = useEditorState((state) => activeFrame(state).viewport);
  const key = useEditorState(selectedKey);
  const styles = useStyling((state) => state.styles[key ?? '']);
  if (!styles || factsOf(property).unit !== 'px') return [];
  const own = property === 'font-size' ? styles.parentFontSize : styles.values['font-size'];
  const share = (size: number | null) => (size === null ? null : size / 100);
  return inUnits(styles.values[shownLonghands(property)[0] ?? property] ?? '', {
    rem: pixels(styles.rem),
    em: pixels(own),
    vw: share(viewport.width),
    vh: share(viewport.height),
  });
}
