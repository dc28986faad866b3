/**
 * Address patterns of pages: `/listings/:id`, `:id?` for a part that may be missing, a last `*` for any rest. A *value* stands
 * for a variable part, by its name; that of `*` may have several segments.
 */
import type { AppPage } from '../../protocol/pages.ts';

export interface Variable {
  name: string;
  isOptional: boolean;
}

const VARIABLE = /^:([^?]+)(\?)?$/;

export function variablesOf(path: string): Variable[] {
  return segmentsOf(path).flatMap((segment) => {
    if (segment === '*') return [{ name: '*', isOptional: false }];
    const [, name, mark] = VARIABLE.exec(segment) ?? [];
    return name === undefined ? [] : [{ name, isOptional: mark !== undefined }];
  });
}

/** The address with these values; a variable without one is left out. */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const segments = segmentsOf(path).flatMap((segment) => {
    const name = segment === '*' ? '*' : VARIABLE.exec(segment)?.[1];
    if (name === undefined) return [segment.replace(/\?$/, '')];
    const value = values[name]?.trim().replace(/^\/+|\/+$/g, '') ?? '';
    if (value === '') return [];
    return name === '*' ? value.split('/').map(encodeURIComponent) : [encodeURIComponent(value)];
  });
  return `/${segments.join('/')}`;
}

/** The values that an address has for a pattern; null where it does not fit. */
export function valuesIn(path: string, address: string): Record<string, string> | null {
  const found = expressionOf(path).exec(address);
  if (!found) return null;
  return Object.fromEntries(
    variablesOf(path).flatMap(({ name }, i) => {
      const value = found[i + 1];
      return value === undefined ? [] : [[name, decoded(value)]];
    }),
  );
}

/** Values from the newest of some addresses that fits. @param addresses oldest first */
export function seenValues(path: string, addresses: readonly string[]): Record<string, string> {
  for (const address of [...addresses].reverse()) {
    const values = valuesIn(path, address);
    if (values) return values;
  }
  return {};
}

/** The page that an address shows: of several patterns that fit, the one that says most, as routers choose. */
export function pageAt(pages: readonly AppPage[], address: string): AppPage | null {
  let best: AppPage | null = null;
  for (const page of pages) {
    if (expressionOf(page.path).test(address) && (!best || rankOf(page.path) > rankOf(best.path))) best = page;
  }
  return best;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Routers ignore a last slash and the case of letters. */
function expressionOf(path: string): RegExp {
  const parts = segmentsOf(path).map((segment) => {
    if (segment === '*') return '(?:/(.*?))?';
    const isOptional = segment.endsWith('?');
    const part = VARIABLE.test(segment)
      ? '/([^/]+)'
      : `/${segment.replace(/\?$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return isOptional ? `(?:${part})?` : part;
  });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

/** A fixed segment counts more than a variable one, and that more than any rest. */
function rankOf(path: string): number {
  return segmentsOf(path).reduce((sum, segment) => sum + (segment === '*' ? -2 : VARIABLE.test(segment) ? 3 : 10), 0);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
