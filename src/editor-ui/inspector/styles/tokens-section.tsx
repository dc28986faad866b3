import { lazy, Suspense, useRef, useState } from 'react';
import type { DesignSystemAnswer, DesignToken } from '../../../protocol/design-system.ts';
import { tokensOfRules } from '../../styling/tokens.ts';
import { StyleSection } from './style-section.tsx';
import { colorTokens } from './suggestions.ts';
import { useStyling } from './use-property.ts';

const TokenPopover = lazy(() => import('./token-popover.tsx'));

const MOST = 60;

/** The tokens used by the element's values; a search covers all of the project. */
export function TokensSection() {
  const { design, rules, theme } = useStyling(({ design, rules, context }) => ({
    design,
    rules,
    theme: context.theme,
  }));
  const [query, setQuery] = useState('');
  const tokens = byName(design, theme);
  if (tokens.size === 0) return null;
  const words = query.trim().toLowerCase();
  const used = tokensOfRules(rules).flatMap((name) => tokens.get(name) ?? []);
  const found = [...tokens.values()].filter(({ name }) => name.toLowerCase().includes(words));
  const shown = words ? found : used;
  return (
    <StyleSection title="Tokens" properties={[]} startOpen={false}>
      <input
        aria-label="Find a token of the project"
        placeholder={`Find one of ${tokens.size}`}
        className="style-field style-text"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul aria-label={words ? 'Tokens found' : 'Tokens of this element'} className="-mx-1 grid">
        {shown.slice(0, MOST).map((token) => (
          // a search goes on with the new name, which the old words may not find
          <TokenRow key={token.name} token={token} onRenamed={(newName) => words && setQuery(newName)} />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="text-ink-3 text-sm">
          {words ? 'No token has this in its name.' : 'No value of this element comes from a token.'}
        </p>
      )}
    </StyleSection>
  );
}

interface TokenRowProps {
  token: DesignToken;
  onRenamed(newName: string): void;
}

function TokenRow({ token: { name, value, kind, uses }, onRenamed }: TokenRowProps) {
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  return (
    <li>
      <button
        ref={row}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={`${name}: ${value}`}
        className="token-row"
        onClick={() => setOpen(true)}
      >
        {kind === 'color' && <span aria-hidden="true" className="swatch" style={{ background: value }} />}
        <span className="min-w-0 flex-1 truncate text-left font-mono">{name}</span>
        {kind !== 'color' && <span className="max-w-20 truncate text-ink-3">{value}</span>}
        <span className="flex-none text-ink-3 tabular-nums">
          {uses}
          <span className="sr-only"> {uses === 1 ? 'use' : 'uses'}</span>
        </span>
      </button>
      {open && (
        <Suspense>
          <TokenPopover name={name} anchor={row} onClose={() => setOpen(false)} onRenamed={onRenamed} />
        </Suspense>
      )}
    </li>
  );
}

/** Each token once; colours with their value in the theme. */
function byName(design: DesignSystemAnswer | null, theme: 'light' | 'dark' | null): Map<string, DesignToken> {
  const all = [...(design?.tokens ?? [])].reverse();
  return new Map([...all, ...colorTokens(design, theme)].map((token) => [token.name, token]));
}
