/**
 * The element of an instance that its `className` goes to: its root or, as with `<label><input className={className} /></label>`, one
 * inside.
 * @param elements the roots of the instance, not empty
 * @param className as the instance is given it; a component may drop some of its classes
 * @returns the first element with the most of the classes; the first root where none has any
 */
export function classCarrier<T extends Element>(elements: readonly [T, ...T[]], className: unknown): Element {
  const names = typeof className === 'string' ? className.split(/\s+/).filter(Boolean) : [];
  const has = (element: Element) => names.filter((name) => element.classList.contains(name)).length;
  let best: Element = elements[0];
  let most = has(best);
  for (const root of elements) {
    for (const element of [root, ...names.flatMap((name) => [...root.getElementsByClassName(name)])]) {
      if (most === names.length) return best;
      if (has(element) > most) [best, most] = [element, has(element)];
    }
  }
  return best;
}
