import { useState } from 'react';
import { swatchTokens } from './suggestions.ts';
import { withThemeColors } from './theme-colors.ts';
import { useStyling } from './use-property.ts';

interface SwatchesProps {
  /** the value in the source */
  current: string;
  onChoose(reference: string, value: string): void;
}

/** The project's colours, with a search. */
export function Swatches({ current, onChoose }: SwatchesProps) {
  const { design, theme, rules } = useStyling(({ design, context, rules }) => ({
    design,
    theme: context.theme,
    rules,
  }));
  const tokens = swatchTokens(withThemeColors({ design, rules }), theme);
  const [query, setQuery] = useState('');
  if (tokens.length === 0) return null;
  const found = tokens.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className="mt-2.5 border-line border-t pt-2.5">
      <input
        aria-label="Find a colour of the project"
        placeholder={`${tokens.length} colours of the project`}
        className="style-field style-text mb-2"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul aria-label="Colours of the project" className="grid max-h-32 grid-cols-10 gap-1 overflow-y-auto p-0.5">
        {found.slice(0, 300).map(({ name, reference, value }) => (
          <li key={name}>
            <button
              type="button"
              title={`${name}\n${value}`}
              aria-label={name}
              aria-pressed={reference === current}
              className="swatch swatch-token"
              onClick={() => onChoose(reference, value)}
            >
              <span aria-hidden="true" style={{ background: value }} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
