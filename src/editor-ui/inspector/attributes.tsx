import { FUNCTION_MARKER } from '../../protocol/messages.ts';
import type { NavItem } from '../store/nav-index.ts';

/** children and className have fields of their own */
const SHOWN_ELSEWHERE = new Set(['className', 'children', 'class', 'style', 'key', 'ref']);

/** Props and attributes from the page, read only. */
export function Attributes({ item }: { item: NavItem }) {
  const rows = Object.entries(item.props).filter(([name]) => !SHOWN_ELSEWHERE.has(name));
  if (rows.length === 0) return <p className="text-ink-3 text-sm">None set.</p>;
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-2 gap-y-1 text-sm">
      {rows.slice(0, 60).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="truncate text-ink-3" title={name}>
            {name}
          </dt>
          <dd className="select-text truncate font-mono text-ink" title={textOf(value)}>
            {textOf(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(value: unknown): string {
  if (value === FUNCTION_MARKER) return 'ƒ ( )';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? String(value)).slice(0, 300);
}
