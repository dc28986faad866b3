/** The text of an element that shows the children of its component: `<h2 {...props} />`, `<h2>{children}</h2>`. */
import { elementAt, type Target } from '../jsx/find-element.ts';
import { isFunction, startOf } from '../jsx/nodes.ts';
import { handedChildren, originIn } from '../text/editable.ts';
import { partsOf, piecesOf } from '../text/pieces.ts';
import { callSitesOf } from './call-sites.ts';
import { ownerName } from './origin.ts';
import type { Origin } from './origin-node.ts';
import type { Trace } from './tracer.ts';
import { distinct, MOST_OPENED, whereOf } from './use-parts.ts';
import { valuesOf } from './values.ts';

/**
 * The element whose JSX contains the text.
 * @returns the instance whose children the element renders, if these mix literal and computed text; else the element itself
 */
export function targetOfWords(target: Target, trace: Trace): Target {
  let found = target;
  for (let opened = 0; opened < MOST_OPENED; opened++) {
    const use = shownUse(found, trace);
    if (!use) break;
    found = use;
  }
  const pieces = piecesOf(found.node, found.source.text);
  const parts = partsOf(pieces);
  const isOneText = pieces.every(({ kind }) => kind !== 'separator');
  return isOneText && parts.length > 1 && parts.some(({ kind }) => kind === 'static') ? found : target;
}

function shownUse(target: Target, trace: Trace): Target | null {
  const pieces = piecesOf(target.node, target.source.text);
  const [only, second] = partsOf(pieces);
  if (second || only?.kind === 'static' || pieces.some(({ kind }) => kind === 'separator')) return null;
  const origins = only ? [originIn(target, only.node)] : handedChildren(target);
  const found = origins
    .map((origin) => valuesOf(origin, trace))
    .find((one) => one.values.length + one.unknown.length > 0);
  const [use, another] = distinct(found?.values ?? []);
  const source = use?.in.source;
  if (!use || !source || another || use.arg || found?.unknown.length !== 0 || use.node.type !== 'JSXElement')
    return null;
  const element = elementAt(source, startOf(use.node));
  if (!element || element.node === target.node || !isUseAround(use, target, trace)) return null;
  const ancestors = use.ancestors.at(-1) === use.node ? use.ancestors.slice(0, -1) : use.ancestors;
  return { codebaseId: target.codebaseId, source, element, node: element.node, ancestors, where: whereOf(use) };
}

/** True for an instance of a component that contains the target; false for other elements, such as one in a constant. */
function isUseAround(use: Origin, { source, ancestors }: Target, { project }: Trace): boolean {
  return ancestors.filter(isFunction).some((fn) => {
    const name = ownerName(fn, ancestors);
    const sites = name ? callSitesOf(project, source, name).sites : [];
    return sites.some((site) => site.in.file === use.in.file && startOf(site.node) === startOf(use.node));
  });
}
