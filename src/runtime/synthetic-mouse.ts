/** Pointer events sent by the parent, when its own layer covers the frame. */
import type { Selection } from './selection.ts';
import { elementAtPoint, type HitDeps, hitOf } from './tools/hit-test.ts';
import type { Tools } from './tools/tools.ts';

interface MouseDeps extends HitDeps {
  selection: Selection;
  tools: Tools;
}

/**
 * @param notInside do not hover children of the selected element
 * @param deepest the element under the point, even if the source does not contain it
 */
export function syntheticMouseOver(
  deps: MouseDeps,
  { x, y }: { x: number; y: number },
  notInside = false,
  deepest = false,
): void {
  if (deps.tools.isDriving) return;
  const hit = hitOf(elementAtPoint(deps.document, x, y), deepest, deps);
  const { selection } = deps;
  const pointed = hit.kind === 'element' ? hit : null;
  const holder = notInside && pointed && selection.elements.find((held) => held.contains(pointed.elements[0]));
  selection.hover(holder ? { elements: [holder], key: deps.page.keyOf(holder) } : pointed);
}

/** Reports the selected element, null if the press hits none. @param exact as with Meta or Ctrl held */
export function selectAt(deps: MouseDeps, { x, y }: { x: number; y: number }, exact: boolean): void {
  if (deps.tools.isDriving) return;
  // ends typing that a press started inside an outdated selection
  deps.tools.stopEditingText();
  const hit = hitOf(elementAtPoint(deps.document, x, y), exact, deps);
  deps.selection.select(hit.kind === 'element' ? hit : null);
}
