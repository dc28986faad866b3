/**
 * The components that a file uses, read without parsing, as a whole project is read at once. It may take a comment, or a component
 * of the same name, for a use, but leaves out none that is written in a usual way.
 */
import { isPassedOn } from '../../mutations/trace/call-sites.ts';

export interface ComponentUses {
  file: string;
  /** the component's name; for a default import under another name, the file that it is imported from: `Card` of `../ui/Card` */
  name: string;
  isOfFile: boolean;
  count: number;
}

/** `<Card`, `<ui.Card`, but not `useState<Card>`. */
const TAG = /(?<=(?:^|[^\w$)\]]|\breturn)<)(?:[\w$]+\.)*([A-Z][\w$]*)/g;
const NAME = /(?<![\w$.])(?:[\w$]+\.)*([A-Z][\w$]*)(?![\w$.])/g;
/** `Card as Tile` */
const ALIAS = /(?<![\w$.])([A-Z][\w$]*)\s+as\s+([A-Z][\w$]*)/g;
/** `import Tile from '…'`, `import Tile, { … } from '…'` */
const DEFAULT_IMPORT = /\bimport\s+([A-Z][\w$]*)\s*(?:,[^'";]*)?\bfrom\s*['"]([^'"\n]+)['"]/g;
/** `Tile = lazy(() => import('…'))` */
const LAZY_IMPORT = /([A-Z][\w$]*)\s*=\s*[^;=]*=>\s*import\(\s*['"]([^'"\n]+)['"]/g;

export function usesIn(text: string, file: string): ComponentUses[] {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  if (!file.endsWith('.ts')) for (const [, name = ''] of text.matchAll(TAG)) add(name);
  for (const { 0: whole, 1: name = '', index } of text.matchAll(NAME)) {
    if (whole !== '' && isPassedOn(text.slice(Math.max(0, index - 40), index))) add(name);
  }
  if (counts.size === 0) return [];
  const uses = [...counts].map(([name, count]): ComponentUses => ({ file, name, isOfFile: false, count }));
  for (const [, name = '', local = ''] of text.matchAll(ALIAS)) {
    const count = name === 'default' ? 0 : (counts.get(local) ?? 0);
    if (count > 0) uses.push({ file, name, isOfFile: false, count });
  }
  for (const pattern of [DEFAULT_IMPORT, LAZY_IMPORT]) {
    for (const [, local = '', specifier = ''] of text.matchAll(pattern)) {
      const name = nameOfFile(specifier);
      const count = counts.get(local) ?? 0;
      if (count > 0 && folded(name) !== folded(local)) uses.push({ file, name, isOfFile: true, count });
    }
  }
  return uses;
}

export function isUseOf({ name, isOfFile }: ComponentUses, component: string): boolean {
  const own = component.slice(component.lastIndexOf('.') + 1);
  return isOfFile ? folded(name) === folded(own) : name === own;
}

/** `Card` of `../ui/Card.tsx` and `../ui/Card/index`. */
function nameOfFile(specifier: string): string {
  const path = specifier.replace(/\.[tj]sx?$/, '').replace(/\/index$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `user-card` is `UserCard`. */
function folded(name: string): string {
  return name.replace(/[^a-z\d]/gi, '').toLowerCase();
}
