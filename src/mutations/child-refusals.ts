/** Refusals of content that a component does not show, or takes for itself. */
import { placeName, refusal, type Where } from './refusals.ts';

export const contentFromSpread = (where: Where, tag: string, spread: string) =>
  refusal(
    'content-from-prop',
    `<${tag}> gets its content from ${spread}: content written here would take its place wherever the component is used.`,
    'Select the component where it is used, and add the content there.',
    where,
  );

export const takesNoChildren = (where: Where, tag: string, component: Where) =>
  refusal(
    'takes-no-children',
    `${tag} does not render its children (${placeName(component)}).`,
    `Place it beside ${tag}, or make ${tag} render its children first.`,
    where,
  );

export const needsOneChild = (where: Where, tag: string, isMore: boolean) =>
  refusal(
    'needs-one-child',
    `<${tag}> renders its single child in its own place (asChild), and ${isMore ? 'fails with more than one' : 'renders nothing without it'}.`,
    isMore ? `Edit <${tag}> itself, or add inside its child.` : `Edit <${tag}> itself.`,
    where,
  );

export const wrapsAsChild = (where: Where, tag: string, parent: string) =>
  refusal(
    'wraps-as-child',
    `<${parent}> gives its classes, props and events to its single child (asChild): <${tag}> would lose them to the wrapper.`,
    `Select <${parent}>, and wrap that.`,
    where,
  );
