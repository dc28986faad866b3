/** Widths of containers that the styles of an element can be edited for. */
import { AT_CONTAINER, containerFor, containerWords, readContainer } from '../../protocol/containers.ts';
import type { StylingState } from './store.ts';

export interface ContainerChoice {
  /** the modifier of an edit */
  id: string;
  label: string;
  /** from which width, where Tailwind names it */
  from: string;
  /** the container has the width now, so that an edit shows */
  holds: boolean;
}

type Sources = Pick<StylingState, 'design' | 'css' | 'containers'>;

/** Steps of Tailwind's theme for each container around the element, then the conditions of the project's style sheets. */
export function containerChoices({ design, css, containers }: Sources): ContainerChoice[] {
  if (containers.length === 0) return [];
  const steps = design?.framework === 'tailwind-4' ? tailwindSteps(design.tokens) : [];
  // the nearest one needs no name
  const names = [null, ...new Set(containers.slice(1).flatMap((one) => one.names))];
  const ofTailwind = names.flatMap((name) =>
    steps.map(({ step, pixels }) => {
      const id = name === null ? `@${step}` : `@${step}/${name}`;
      return { id, label: id, from: `from ${pixels}`, holds: (containerFor(containers, name)?.width ?? 0) >= pixels };
    }),
  );
  const conditions = new Set(Object.values(css?.cssElementLookup ?? {}).flatMap((rule) => rule.conditions));
  const written = [...conditions].flatMap((id) => {
    const condition = id.startsWith(AT_CONTAINER) ? readContainer(id) : null;
    const container = condition && containerFor(containers, condition.name);
    if (!container) return [];
    return [{ id, label: containerWords(id), from: '', holds: condition.holds(container.width) }];
  });
  return [...ofTailwind, ...written];
}

function tailwindSteps(tokens: NonNullable<StylingState['design']>['tokens']): { step: string; pixels: number }[] {
  const found = tokens.flatMap(({ name, value }) => {
    const [, step] = /^--container-([\w-]+)$/.exec(name) ?? [];
    const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? [];
    return step && number ? [{ step, pixels: Number(number) * (unit === 'px' ? 1 : 16) }] : [];
  });
  return found.sort((a, b) => a.pixels - b.pixels);
}

/** True for a container's width that the element with these containers does not have now. */
export function isLostContainer(state: Sources & Pick<StylingState, 'context'>): boolean {
  const { container } = state.context;
  return container !== null && !containerChoices(state).some(({ id, holds }) => id === container && holds);
}
