/**
 * After a style is saved, the page is asked whether the element shows it. Only the page knows: a component may put classes of its
 * own beside the saved one, and a package may bring rules that no file of the project has.
 */
import { v4 as uuid } from 'uuid';
import type { MutationSuccess } from '../../protocol/api.ts';
import type { AnyMutationChange, ChangeItem } from '../../protocol/changes.ts';
import { parseElementKey } from '../../protocol/element-key.ts';
import type { DifferingValue } from '../../protocol/messages.ts';
import { openCode } from '../code/open-code.ts';
import type { EditOutcome } from '../edits/edit.ts';
import { propertyPlace } from '../inspector/styles/use-property.ts';
import type { NoticeAction } from '../notices.ts';
import { clipped } from '../plain-words.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, type EditorStore, selectedKey } from '../store/store.ts';
import type { Origin } from './resolve.ts';
import { isSameValue } from './same-value.ts';
import type { StylingStore } from './store.ts';
import type { StylingParts } from './styling.ts';

export interface UnshownRoom extends Pick<StylingParts, 'store' | 'frame' | 'notify'> {
  styling: StylingStore;
  apply(change: AnyMutationChange): Promise<EditOutcome>;
  /** false for a property that a later edit has set */
  isNewest(property: string): boolean;
}

/** @param key of the primary element, as the edit began */
export async function sayIfUnshown(
  room: UnshownRoom,
  key: string,
  change: ChangeItem<'STYLING'>,
  { revisions, prevIdToNewIdMap, activityId, files }: MutationSuccess,
): Promise<void> {
  const { store, frame } = room;
  const { codebaseId } = change.changeFields;
  if (parseElementKey(key)?.codebaseId !== codebaseId || !(await frame.whenCommitted(revisions))) return;
  const id = prevIdToNewIdMap[codebaseId] ?? codebaseId;
  const element = key.replace(codebaseId, id);
  const [differing = null, ...others] = await differingAtRest(room, change, element);
  const isUndone = store.getState().activities.some((one) => one.id === activityId && one.undone);
  if (isUndone) return;
  if (differing === null) {
    sayIfBasisSetsIt(room, change, element);
    return;
  }
  const saved = { ...change, changeFields: { ...change.changeFields, codebaseId: id } };
  const properties = [differing, ...others].map(({ property }) => property);
  const origin = await originNow(room, element, differing.property);
  if (!isWrittenIn(files, change, origin)) say(room, { differing, properties, change: saved, origin });
}

/** True where the value comes from what the edit has just written: the page has the same value in another spelling. */
function isWrittenIn(files: MutationSuccess['files'], { changeFields }: ChangeItem<'STYLING'>, origin: Origin | null) {
  const { kind, rule } = origin ?? {};
  const name = kind === 'class' && rule?.source === null ? rule.classParsed : null;
  if (name) {
    const uses = (sign: string) => files.reduce((sum, { diff }) => sum + countIn(diff, sign, name), 0);
    return uses('+') > uses('-');
  }
  return rule?.source != null && JSON.stringify(rule.source) === JSON.stringify(changeFields.rule);
}

/** How often a class stands in the lines of a diff that begin with the sign. */
function countIn(diff: string, sign: string, className: string): number {
  const lines = diff.split('\n').filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
  return lines.flatMap((line) => line.slice(1).split(/[\s"'`]+/)).filter((word) => word === className).length;
}

/** CSS Flexbox 9.2: along its container an item gets the size of its `flex-basis`, and its width or height only where that is `auto`. */
function sayIfBasisSetsIt({ styling, notify, isNewest }: UnshownRoom, change: ChangeItem<'STYLING'>, element: string) {
  const { values = {}, parent = {} } = styling.getState().styles[element] ?? {};
  const { 'flex-basis': basis = 'auto', position = '' } = values;
  const isInFlow = /flex$/.test(parent.display ?? '') && !/^(?:absolute|fixed)$/.test(position);
  const isColumn = /^column/.test(parent['flex-direction'] ?? '');
  const property = isColumn ? 'height' : 'width';
  const { stylingChanges, modifiers = [] } = change.changeFields;
  if (!isInFlow || !/\d/.test(basis) || !stylingChanges[property] || modifiers.length > 0 || !isNewest(property))
    return;
  notify.unshown({
    code: 'not-shown',
    message: `Saved, but ${property} does not set the size here: in a flex ${isColumn ? 'column' : 'row'}, flex-basis (${basis}) does.`,
    hint: 'Undo this, and set Basis instead.',
  });
}

/**
 * The values that the page does not show, without those that a later edit has set. While another edit or an undo is being
 * saved, the page already shows its preview: the values are compared after that.
 */
async function differingAtRest(
  room: UnshownRoom,
  change: ChangeItem<'STYLING'>,
  element: string,
): Promise<DifferingValue[]> {
  for (;;) {
    const differing = (await checked(room, change, element)).filter(
      ({ shown, asked, property }) => room.isNewest(property) && !isSameValue(shown, asked, property),
    );
    if (differing.length === 0 || !isSaving(room.store.getState())) return differing;
    await untilSaved(room.store);
  }
}

const isSaving = ({ save }: EditorState) => save.phase === 'saving';

function untilSaved(store: EditorStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (isSaving(state)) return;
      stop();
      resolve();
    });
  });
}

/** The page's answer; none from a page that is left. */
function checked(
  { store, styling, frame }: UnshownRoom,
  change: ChangeItem<'STYLING'>,
  element: string,
): Promise<DifferingValue[]> {
  const { visit } = activeFrame(store.getState());
  styling.setState({ checked: null });
  return new Promise((resolve) => {
    const look = () => {
      const { checked } = styling.getState();
      const isAnswered = checked?.changeId === change.id;
      if (!isAnswered && activeFrame(store.getState()).visit === visit) return;
      for (const stop of stops) stop();
      resolve(isAnswered ? checked.differing : []);
    };
    const stops = [styling.subscribe(look), store.subscribe(look)];
    frame.call('checkStyling', change, element);
  });
}

/** Where the value comes from that shows, once the page has told its rules again; null where something else is selected by then. */
function originNow({ store, styling }: UnshownRoom, element: string, property: string): Promise<Origin | null> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const look = (): boolean => {
      const isSelected = selectedKey(store.getState()) === element;
      const state = styling.getState();
      if (isSelected && (state.live || state.rulesKey !== element)) return false;
      for (const stop of stops) stop();
      resolve(isSelected ? propertyPlace(store.getState(), state, property).origin : null);
      return true;
    };
    if (!look()) stops.push(styling.subscribe(look), store.subscribe(look));
  });
}

interface Unshown {
  differing: DifferingValue;
  /** all that the page does not show */
  properties: string[];
  change: ChangeItem<'STYLING'>;
  origin: Origin | null;
}

function say(room: UnshownRoom, unshown: Unshown): void {
  const { property, shown, asked } = unshown.differing;
  const rule = unshown.origin?.rule?.source ?? null;
  const stronger = important(unshown);
  const next = stronger ? '' : ' Undo this, and change it there.';
  const win: NoticeAction | null = stronger && { label: 'Let it win', run: () => void room.apply(stronger) };
  const jump: NoticeAction | null = rule && {
    label: `Show ${rule.filename.slice(rule.filename.lastIndexOf('/') + 1)}:${rule.line}`,
    run: () => openCode(room.store, { file: rule.filename, line: rule.line }),
  };
  const actions = [win, jump].filter((one) => one !== null);
  room.notify.unshown(
    {
      code: 'not-shown',
      message: `Saved, but the page shows ${property} ${short(shown)}, not ${short(asked)}.`,
      hint: `${winnerOf(unshown.origin)} wins over it.${next}`,
    },
    ...actions,
  );
}

function winnerOf(origin: Origin | null): string {
  const { kind, rule } = origin ?? {};
  if (kind === 'inline') return 'The style attribute, which the app sets,';
  if (kind === 'class' && rule?.classParsed) return `The class \`${rule.classParsed}\``;
  return kind === 'rule' && rule ? `\`${rule.selector}\`` : 'Another style';
}

/** The same values with `!important`; null where that is no way: they have it, or are in a style attribute, which takes none. */
function important({ change, properties }: Unshown): ChangeItem<'STYLING'> | null {
  const { stylingChanges, stylingFramework } = change.changeFields;
  const values = Object.entries(stylingChanges).filter(([name]) => properties.includes(name));
  if (stylingFramework === 'Inline' || values.some(([, value]) => !value || /!important$/.test(value))) return null;
  const stronger = Object.fromEntries(values.map(([name, value]) => [name, `${value} !important`]));
  return { ...change, id: uuid(), changeFields: { ...change.changeFields, stylingChanges: stronger } };
}

const short = (value: string) => clipped(value) || 'nothing';
