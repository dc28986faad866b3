/** Copying the look of an element and pasting it on others. Loaded with the first use, as the styles panel is. */
import type { ApiError } from '../../protocol/api.ts';
import { BOXES, PAIRS } from '../../protocol/shorthands.ts';
import type { Editor } from '../editor.ts';
import { propertyPlace, subjectsOf } from '../inspector/styles/use-property.ts';
import { modifiersOf } from '../styling/context.ts';
import { changingStyle, copiedStyle } from '../styling/copy-style.ts';
import { rulesContext } from '../styling/resolve.ts';
import type { Subject } from '../styling/style-edit.ts';
import { areKnown } from './style-commands.ts';

const SAME_LOOK: ApiError = {
  code: 'no-change',
  message: 'It has this style already.',
  hint: 'Select an element that looks different, and paste again.',
};

export async function pasteStyle(editor: Editor): Promise<void> {
  if (!(await areKnown(editor))) return;
  const style = changingStyle(editor, editor.store.getState().styleClipboard ?? {});
  if (Object.keys(style).length === 0) {
    editor.notify.unavailable(SAME_LOOK);
    return;
  }
  const { changes, subjects } = inShorthands(style, pastedSubjects(editor, Object.keys(style)));
  void editor.styling.edit(subjects).commit(changes);
}

/** Sides or corners of one value are written as one property, where each subject gets all of them or none. */
export function inShorthands(
  style: Readonly<Record<string, string>>,
  subjects: readonly Subject[],
): { changes: Record<string, string>; subjects: Subject[] } {
  const changes = { ...style };
  const onlyOf = subjects.map(({ only }) => (only ? new Set(only) : undefined));
  for (const [shorthand, longhands] of Object.entries({ ...BOXES, ...PAIRS })) {
    const [first = ''] = longhands;
    const value = style[first];
    const isOne = value !== undefined && isSingle(value) && longhands.every((one) => style[one] === value);
    const isTogether = onlyOf.every((only) => !only || longhands.every((one) => only.has(one) === only.has(first)));
    if (!isOne || !isTogether) continue;
    for (const one of longhands) delete changes[one];
    changes[shorthand] = value;
    for (const only of onlyOf) if (only?.has(first)) only.add(shorthand);
  }
  return { changes, subjects: subjects.map((one, i) => ({ ...one, ...(onlyOf[i] && { only: onlyOf[i] }) })) };
}

/** `2px 4px` of one corner means something else for four. */
const isSingle = (value: string): boolean => !/\s/.test(value.trim().replaceAll(/\(.*\)/gs, ''));

/**
 * A pasted style goes to the present context as one set. A property whose value comes from another context, as `sm:text-3xl` sets
 * the size, goes there like an edit of its field: otherwise it would not show.
 */
export function pastedSubjects(editor: Editor, properties: readonly string[]): Subject[] {
  const styling = editor.styling.store.getState();
  const modifiers = modifiersOf(styling.context);
  const elsewhere = new Map<string, string[]>();
  for (const property of properties) {
    const { origin, target } = propertyPlace(editor.store.getState(), styling, property);
    const isElsewhere = !origin.own && target.inPlace && origin.rule !== null && rulesContext(origin.rule).length > 0;
    if (!isElsewhere) continue;
    const place = JSON.stringify([target.rule, target.modifiers]);
    elsewhere.set(place, [...(elsewhere.get(place) ?? []), property]);
  }
  const groups = [...elsewhere.values()];
  const here = new Set(properties.filter((property) => !groups.some((group) => group.includes(property))));
  return [
    ...subjectsOf(editor, 'color').map((subject) => ({ ...subject, modifiers, only: here })),
    ...groups.flatMap((group) =>
      subjectsOf(editor, group[0] as string).map((subject) => ({ ...subject, only: new Set(group) })),
    ),
  ];
}

export async function copyStyle(editor: Editor): Promise<void> {
  if (!(await areKnown(editor))) return;
  const style = copiedStyle(editor);
  const count = Object.values(style).filter(({ isInherited }) => !isInherited).length;
  editor.store.setState({ styleClipboard: count === 0 ? {} : style });
  editor.notify.saved(count === 0 ? 'This element has no style of its own' : 'Style copied');
}
