/**
 * Whether a selector matches an element, as far as the source can tell. `maybe` means that it hangs on something that is only
 * known when the app runs: a parent in another component, a condition, a place among siblings.
 */
import parser, { type Attribute, type Pseudo, type Selector, type Node as SelectorNode } from 'postcss-selector-parser';
import type { StyledElement } from './element.ts';
import { type Compound, isPseudoElement } from './selectors.ts';

export type Match = 'yes' | 'maybe' | 'no';

/** Pseudo-classes that are a state of the element: an edit under that state is about them. */
const STATES =
  /^:(?:hover|focus|focus-visible|focus-within|active|disabled|enabled|checked|indeterminate|invalid|valid|required|optional|read-only|read-write|placeholder-shown|default|in-range|out-of-range|user-valid|user-invalid|target|visited|link|open|first-child|last-child|only-child|first-of-type|last-of-type|nth-child|nth-last-child|nth-of-type|empty|autofill|fullscreen)$/i;

export function isState(name: string): boolean {
  return STATES.test(`:${name.replace(/\(.*$/s, '')}`);
}

/** True for a node of a selector that is a state of its element. */
export function isStateNode(node: SelectorNode): boolean {
  return node.type === 'pseudo' && STATES.test(node.value);
}

/** The states of a compound, without colons, sorted. */
export function statesOf(compound: Compound): string[] {
  return compound.nodes.filter(isStateNode).map(stateName).sort();
}

/** One spelling for a state: `nth-child( 2n + 1 )` → `nth-child(odd)`. */
function stateName(node: SelectorNode): string {
  const name = String(node).trim().slice(1).toLowerCase();
  const [, nth, steps] = /^(nth-[a-z-]+)\(([^()]*)\)$/.exec(name) ?? [];
  // `of` is followed by a selector, where blanks count
  if (nth === undefined || steps === undefined || /\sof\s/.test(steps)) return String(node).trim().slice(1);
  const folded = steps.replace(/\s+/g, '');
  return `${nth}(${{ '2n': 'even', '2n+1': 'odd' }[folded] ?? folded})`;
}

/** The compound without its pseudo-element, and the name of that; null where more is said about the pseudo-element. */
export function withoutPseudoElement(compound: Compound): { compound: Compound; part: string | null } | null {
  const { nodes } = compound;
  const at = nodes.findIndex((node) => node.type === 'pseudo' && isPseudoElement(node.value));
  if (at < 0) return { compound, part: null };
  const pseudo = nodes[at] as Pseudo;
  if (at < nodes.length - 1 || pseudo.nodes.length > 0) return null;
  const rest = at > 0 ? nodes.slice(0, at) : [parser.universal({ value: '*' })];
  return { compound: { ...compound, nodes: rest }, part: pseudo.value.replace(/^:+/, '').toLowerCase() };
}

/**
 * @param module the CSS module that the selector stands in, whose classes are its own
 * @param compounds states of the last one are taken as given
 */
export function matches(element: StyledElement, compounds: readonly Compound[], module: string | null): Match {
  const subject = compounds.at(-1) as Compound;
  const own = matchCompound(element, subject.nodes, module, true);
  if (own === 'no' || compounds.length === 1) return own;
  return both(own, matchAround(element, compounds.slice(0, -1), subject.combinator, module));
}

function matchAround(
  element: StyledElement,
  left: readonly Compound[],
  combinator: string,
  module: string | null,
): Match {
  // Siblings come and go; parents are judged as far as this file shows them.
  if (combinator === '~') return 'maybe';
  if (combinator === '+') return matchBefore(element, left, module);
  const { parents, isWhole } = element;
  const reach = combinator === '>' ? parents.slice(0, 1) : parents;
  let best: Match = 'no';
  for (const [i, parent] of reach.entries()) {
    const chain = { ...parent, parents: parents.slice(i + 1), isWhole };
    const compound = left.at(-1) as Compound;
    let found = matchCompound(chain, compound.nodes, module, false);
    if (found !== 'no' && left.length > 1)
      found = both(found, matchAround(chain, left.slice(0, -1), compound.combinator, module));
    if (found === 'yes') return 'yes';
    if (found === 'maybe') best = 'maybe';
  }
  if (isWhole || (combinator === '>' && reach[0]?.tag)) return best;
  // Further out stand elements of other components.
  return 'maybe';
}

/** Whether the element right before is the last of the compounds. A component may render nothing, or more than one element. */
function matchBefore(
  { before, parents, isWhole }: StyledElement,
  left: readonly Compound[],
  module: string | null,
): Match {
  if (!before) return before === null ? 'no' : 'maybe';
  if (before.tag === null) return 'maybe';
  const chain = { ...before, parents, isWhole };
  const compound = left.at(-1) as Compound;
  const found = matchCompound(chain, compound.nodes, module, false);
  if (found === 'no' || left.length === 1) return found;
  return both(found, matchAround(chain, left.slice(0, -1), compound.combinator, module));
}

/** @param isSubject states of the subject belong to the edit; other elements' states are unknown */
function matchCompound(
  element: StyledElement,
  nodes: readonly SelectorNode[],
  module: string | null,
  isSubject: boolean,
): Match {
  let result: Match = 'yes';
  for (const node of nodes) {
    result = both(result, matchSimple(element, node, module, isSubject));
    if (result === 'no') return 'no';
  }
  return result;
}

function matchSimple(element: StyledElement, node: SelectorNode, module: string | null, isSubject: boolean): Match {
  switch (node.type) {
    case 'tag':
      if (element.tag === null) return 'maybe';
      return node.value.toLowerCase() === element.tag.toLowerCase() ? 'yes' : 'no';
    case 'universal':
      return 'yes';
    case 'class':
      return matchClass(element, node.value, module);
    case 'id':
      return matchValue(element, 'id', (id) => id === node.value);
    case 'attribute':
      return matchAttribute(element, node);
    case 'pseudo':
      return matchPseudo(element, node, module, isSubject);
    default:
      return 'maybe';
  }
}

function matchClass(element: StyledElement, name: string, module: string | null): Match {
  const found = element.classes.filter((one) => one.name === name && one.module === module);
  if (found.some((one) => !one.conditional)) return 'yes';
  if (found.length > 0) return 'maybe';
  return element.tag === null && element.parents.length >= 0 && element.openClasses ? 'maybe' : 'no';
}

function matchValue(element: StyledElement, name: string, test: (value: string) => boolean): Match {
  const value = element.attributes.get(name);
  if (value === undefined) return element.open || element.tag === null ? 'maybe' : 'no';
  if (value === null) return 'maybe';
  return test(value) ? 'yes' : 'no';
}

function matchAttribute(element: StyledElement, node: Attribute): Match {
  const wanted = node.value ?? '';
  const tests: Record<string, (value: string) => boolean> = {
    '=': (value) => value === wanted,
    '^=': (value) => wanted !== '' && value.startsWith(wanted),
    '$=': (value) => wanted !== '' && value.endsWith(wanted),
    '*=': (value) => wanted !== '' && value.includes(wanted),
    '~=': (value) => value.split(/\s+/).includes(wanted),
    '|=': (value) => value === wanted || value.startsWith(`${wanted}-`),
  };
  const name = node.attribute.toLowerCase();
  if (name === 'class' || name === 'style') return 'maybe';
  return matchValue(element, name, tests[node.operator ?? ''] ?? (() => true));
}

function matchPseudo(element: StyledElement, node: Pseudo, module: string | null, isSubject: boolean): Match {
  const name = node.value.toLowerCase();
  if (name === ':global' || name === ':local') {
    return any(node.nodes, (one) => matchSelector(element, one, name === ':global' ? null : module));
  }
  if (name === ':is' || name === ':where' || name === ':matches')
    return any(node.nodes, (one) => matchSelector(element, one, module));
  if (name === ':not') {
    const inner = any(node.nodes, (one) => matchSelector(element, one, module));
    // of the element itself the page tells whether the rule counts
    const isOpen =
      !isSubject && element.openClasses && classesAsked([{ combinator: '', nodes: node.nodes }]).length > 0;
    return inner === 'yes' ? 'no' : inner === 'no' && !isOpen ? 'yes' : 'maybe';
  }
  // React renders inside of the root, never the root itself.
  if (name === ':root' || name === ':host' || name === ':scope') return 'no';
  return isSubject && STATES.test(name) ? 'yes' : 'maybe';
}

function matchSelector(element: StyledElement, selector: Selector, module: string | null): Match {
  const compounds: Compound[] = [{ combinator: '', nodes: [] }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim() || ' ', nodes: [] });
    else compounds.at(-1)?.nodes.push(node);
  }
  // States inside of `:is()` and `:not()` are no context of an edit.
  const hasState = selector.nodes.some(isStateNode);
  return hasState ? 'maybe' : matches(element, compounds, module);
}

function both(a: Match, b: Match): Match {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'yes' && b === 'yes' ? 'yes' : 'maybe';
}

function any(selectors: readonly Selector[], test: (selector: Selector) => Match): Match {
  const all = selectors.map(test);
  if (all.includes('yes')) return 'yes';
  return all.includes('maybe') ? 'maybe' : 'no';
}

/** Class names that a list of compounds asks for, those inside of `:is()`, `:where()` and `:global()` too. */
export function classesAsked(compounds: readonly Compound[]): string[] {
  const names: string[] = [];
  const visit = (node: SelectorNode): void => {
    if (parser.isClassName(node)) names.push(node.value);
    if ('nodes' in node && Array.isArray(node.nodes) && !(node.type === 'pseudo' && node.value === ':not'))
      for (const inner of node.nodes) visit(inner as SelectorNode);
  };
  for (const { nodes } of compounds) for (const node of nodes) visit(node);
  return names;
}
