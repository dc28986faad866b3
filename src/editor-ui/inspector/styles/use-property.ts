/** The value and the edits of one property, for a field of the panel. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ApiError, TreeElement } from '../../../protocol/api.ts';
import type { CssRuleRef } from '../../../protocol/css-rule-ref.ts';
import type { ProcessedCssRule } from '../../../protocol/style-rules.ts';
import { frameSize } from '../../canvas/view.ts';
import { useEditor, useEditorState } from '../../context.tsx';
import type { Editor } from '../../editor.ts';
import { allSaved } from '../../edits/edit.ts';
import { placeOfUse } from '../../scope/apply-scope.ts';
import { scopeFor } from '../../scope/default-scope.ts';
import { styledInstead } from '../../scope/own-element.ts';
import { itemsOf, type NavItem } from '../../store/nav-index.ts';
import type { EditorState } from '../../store/state.ts';
import { activeFrame, editableSelection, selectedItem, selectedKey, sourceOf } from '../../store/store.ts';
import { shortColor } from '../../styling/css-value.ts';
import { lineHeightOf } from '../../styling/font-size-step.ts';
import { areStylesKnown, SELECTED_MEANWHILE, STYLES_NOT_KNOWN, untilStylesKnown } from '../../styling/known.ts';
import { shownLonghands } from '../../styling/longhands.ts';
import { newRuleSheet, ownRule } from '../../styling/new-rule-sheet.ts';
import { type ContextPage, computedOf, MIXED, type Origin, originOf } from '../../styling/resolve.ts';
import { shownVariables } from '../../styling/shown-variables.ts';
import { breakpointsOf, hasTailwind, type StylingState } from '../../styling/store.ts';
import type { StyleChanges, StyleEdit, Subject } from '../../styling/style-edit.ts';
import { isMadeByCode, nameFor, type Project, type PropertyPlace, targetOf } from '../../styling/target.ts';
import { pixels } from '../../styling/units.ts';
import { useShallow } from '../../use-shallow.ts';
import { ownClasses } from '../classes.ts';
import { factsOf, isColor } from './property-table.ts';

export interface PropertyView extends PropertyPlace {
  property: string;
  /** the field's text; empty when mixed or unset */
  text: string;
  /** grey text for an empty field */
  placeholder: string;
  mixed: boolean;
  /** computed value of the primary element */
  computed: string;
  /** not set in the present context: shown dimmed */
  dimmed: boolean;
}

/** The value is declared where the edit goes, and can be taken away there. */
export function canReset({ origin, target }: Pick<PropertyPlace, 'origin' | 'target'>): boolean {
  return origin.kind === 'inline' || (target.inPlace && (origin.kind === 'class' || origin.rule?.source !== null));
}

export function useStyling<T>(read: (state: StylingState) => T): T {
  return useStore(useEditor().styling.store, useShallow(read));
}

/** The page in the present context, for `originOf`. */
function pageOf(editor: EditorState, styling: StylingState): ContextPage {
  const { direction, 'writing-mode': writingMode } = styling.styles[selectedKey(editor) ?? '']?.values ?? {};
  return {
    flow: { direction, writingMode },
    context: styling.context,
    width: frameSize(activeFrame(editor), editor.space).width,
    breakpoints: breakpointsOf(styling),
  };
}

interface Known {
  /** inputs of the origins besides the rules */
  by: readonly unknown[];
  found: Map<string, PropertyPlace>;
}

/** During a drag sixty fields ask for the same rules at every frame: compute each answer once. */
const known = new WeakMap<readonly ProcessedCssRule[], Known>();

function knownOf(editor: EditorState, styling: StylingState): Known['found'] {
  const { rules, context, framework, design, css, notInCode } = styling;
  const { direction, writingMode } = pageOf(editor, styling).flow;
  const by = [
    ...[context, framework, design, css, notInCode, direction, writingMode],
    ...[activeFrame(editor).viewport, editor.space, editor.selection, editor.editScopes, editor.elements],
  ];
  const before = known.get(rules);
  if (before?.by.every((one, i) => one === by[i])) return before.found;
  const found = new Map();
  known.set(rules, { by, found });
  return found;
}

/** The facts that decide where the selected element's values are written. */
export function projectOf(editor: EditorState, styling: StylingState): Project {
  const sheet = newSheet(editor, styling);
  const selected = editableSelection(editor);
  return {
    tailwind: hasTailwind(styling),
    stylesheets: (styling.css?.stylesheets.length ?? 0) > 0,
    newRulesIn: sheet?.split('/').at(-1) ?? null,
    styledInCode: styling.rules.some(isMadeByCode) && styling.notInCode !== selectedItem(editor)?.codebaseId,
    inTag: sharedPlace(editor, selected),
    chosen: styling.framework,
  };
}

/** Where the tags of all selected elements take a new style, if that is the same for all of them. */
function sharedPlace(editor: EditorState, selected: ReturnType<typeof editableSelection>): Project['inTag'] {
  const places = new Set(
    selected.map(({ item, source }) => (scopeFor(editor, item) === 'definition' ? source.stylesIn : undefined)),
  );
  const [place] = places;
  return places.size === 1 ? (place ?? null) : null;
}

/** A class for one use goes to the file of the use, whose place is found when it is edited. */
function newSheet(editor: EditorState, { css, rules }: StylingState): string | null {
  const item = selectedItem(editor);
  const source = sourceOf(editor, item);
  if (!css || !item || !source || scopeFor(editor, item) !== 'definition') return null;
  return newRuleSheet(css, rules, source.filename);
}

export function propertyPlace(editor: EditorState, styling: StylingState, property: string): PropertyPlace {
  const found = knownOf(editor, styling);
  const before = found.get(property);
  if (before) return before;
  const origin = originOf(styling.rules, property, pageOf(editor, styling));
  const target = targetOf(origin, styling.context, projectOf(editor, styling));
  const place = { origin, target, name: nameFor(property, origin, target) };
  found.set(property, place);
  return place;
}

/** The property's present value, for the selection. */
function viewOf(editor: EditorState, styling: StylingState, property: string): PropertyView {
  const key = selectedKey(editor) ?? '';
  const all = editor.selection.flatMap((one) => {
    const values = styling.styles[one]?.values;
    return values ? [values] : [];
  });
  const { origin, target, name } = propertyPlace(editor, styling, property);
  const value = computedOf(all, property);
  const mixed = value === MIXED;
  const live = styling.live?.[property];
  const { unset } = factsOf(property);
  const isSet = origin.kind !== 'none' && origin.kind !== 'inherited';
  const computed = mixed ? '' : isColor(property) ? shortColor(value) : value;
  const shown = all.length < 2 && isSet && origin.written !== null ? origin.written : computed;
  const text = live ?? (unset !== undefined && !isSet && !mixed ? '' : shown);
  return {
    property,
    text,
    placeholder: mixed ? 'Mixed' : (unset ?? computed),
    mixed: mixed && live === undefined && text === '',
    computed: styling.styles[key]?.values[shownLonghands(property)[0] ?? property] ?? '',
    origin,
    target,
    name,
    dimmed: live === undefined && !(isSet && origin.own),
  };
}

export function useProperty(property: string): PropertyView {
  const { store } = useEditor();
  // re-read when another element is selected or the width changes
  useEditorState((state) => [state.selection, activeFrame(state).viewport]);
  return useStyling((styling) => viewOf(store.getState(), styling, property));
}

/** The elements that an edit of a property goes to, each once, with their source. */
export function subjectsOf(editor: Editor, property: string): Subject[] {
  const state = editor.store.getState();
  const styling = editor.styling.store.getState();
  const { origin, target } = propertyPlace(state, styling, property);
  const primary = selectedKey(state);
  const subjects = new Map<string, Subject>();
  const variables = shownVariables(styling);
  for (const { item, source } of editableSelection(state)) {
    const isPrimary = item.key === primary;
    const framework = !isPrimary && target.rule && hasTailwind(styling) ? 'Tailwind' : target.framework;
    // the rule matches all instances: for an edit of one instance, the source decides instead
    const isOfAll = scopeFor(state, item) === 'definition';
    // a rule inside the used component applies to all of its uses
    const isOfUse = isOfAll && isUseOfOwn(state, item, source);
    const rule = isPrimary && isOfAll && !isOfUse ? target.rule : null;
    const own = ownRule(styling.rules);
    // a rule of its own class that another rule overrides is not a target
    const isBeaten = isOfUse && own !== null && shownLonghands(property).some((one) => one in own.styles);
    const applied = (isOfUse && target.rule) || (isBeaten ? null : (own?.source ?? null));
    const at = isPrimary ? shownOn(state, item, origin) : placeOfUse(state, item);
    subjects.set(at?.callSiteCodebaseId ?? source.codebaseId, {
      codebaseId: source.codebaseId,
      framework,
      rule,
      applied: !isPrimary ? null : isOfAll ? applied : winningRule(origin),
      matching: isPrimary ? matchingRules(styling.rules) : null,
      width: styling.rules.some(isMadeByCode) ? Math.round(pageOf(state, styling).width) : null,
      shownClasses: ownClasses(item),
      shownVariables: variables,
      rootFontSize: pixels(styling.styles[item.key]?.rem ?? ''),
      modifiers: rule ? target.modifiers : [...new Set([...target.modifiers, ...target.lasting])],
      also: framework === 'CSS' ? contentFor(styling, item.key) : null,
      ...(at && { at }),
      ...(framework === 'Tailwind' && { broughtBy: lineHeightBrought(state, styling) }),
      nameFor: (name) => (isPrimary ? propertyPlace(state, styling, name).name : name),
      isImportant: (name) => isPrimary && propertyPlace(state, styling, name).target.important,
    });
  }
  return [...subjects.values()];
}

/** True for a use of a component of the project, if its styles are not written into the component, whose only use it is. */
function isUseOfOwn(state: EditorState, item: NavItem, { definition }: TreeElement): boolean {
  return item.isComponent && typeof definition === 'string' && styledInstead(state, item) === null;
}

/** The elements that have the class which gives the value: those of another branch of its condition keep theirs. */
function shownOn(state: EditorState, item: NavItem, { kind, rule }: Origin): Subject['at'] {
  const name = kind === 'class' ? rule?.classParsed : null;
  if (!name || !item.classList.includes(name)) return undefined;
  const all = itemsOf(activeFrame(state).tree, item.codebaseId ?? '');
  const same = all.filter(({ classList }) => classList.includes(name));
  return same.length < all.length ? { instantUpdateKeys: same.map(({ key }) => key) } : undefined;
}

/** A class of the theme's font sizes sets a line height, over which one of the element's own wins. */
function lineHeightBrought(state: EditorState, styling: StylingState): Subject['broughtBy'] {
  return (changes) => {
    if ('line-height' in changes) return null;
    const rem = pixels(styling.styles[selectedKey(state) ?? '']?.rem ?? '');
    const lineHeight = lineHeightOf(styling.design, changes['font-size'], rem);
    const { kind, rule } = propertyPlace(state, styling, 'line-height').origin;
    const isOwn = kind === 'class' && !rule?.declarations.some(({ property }) => property === 'font-size');
    return lineHeight === null || isOwn ? null : { 'line-height': lineHeight };
  };
}

/** The rules of the project that match the element, in any context. */
function matchingRules(rules: readonly ProcessedCssRule[]): CssRuleRef[] {
  // rules that the element could get are in no place of the page
  return rules.flatMap(({ source, inherited, order }) => (source && !inherited && order >= 0 ? [source] : []));
}

/** The rule that sets the value now, over which a style for this one use has to win. */
function winningRule({ kind, rule }: Origin): CssRuleRef | null {
  return rule?.applied && (kind === 'class' || kind === 'rule') ? rule.source : null;
}

/** A pseudo-element that is not there yet needs a content to be shown. Tailwind's classes for it bring one. */
function contentFor({ styles, context }: StylingState, key: string): StyleChanges | null {
  const isMissing = styles[key]?.values.content === 'none';
  return isMissing && /^(?:before|after)$/.test(context.state ?? '') ? { content: '""' } : null;
}

const NOT_IN_SOURCE: ApiError = {
  code: 'no-source',
  message: 'Not changed: the selected element is not in your files; a package or the browser made it.',
  hint: 'Select an element around it that has a line in your files.',
};

export interface StyleEditing {
  /**
   * Starts an edit of properties that belong together; the first one decides the target. Null when nothing can be edited, or
   * when the page has not reported the origins yet; a notice says which.
   */
  start(property: string): StyleEdit | null;
  /** The page has reported the origins: `start` can begin. */
  isKnown(): boolean;
  /** Writes at once, or as soon as the page has reported the origins. @returns false when it was not written */
  set(changes: StyleChanges): Promise<boolean>;
}

export function useStyleEditing(): StyleEditing {
  const editor = useEditor();
  return useMemo(() => {
    const isKnown = () => areStylesKnown(editor.styling.store.getState(), selectedKey(editor.store.getState()));
    const start = (property: string) => {
      if (!isKnown()) {
        editor.notify.refused(STYLES_NOT_KNOWN);
        return null;
      }
      const subjects = subjectsOf(editor, property);
      if (subjects.length > 0) return editor.styling.edit(subjects);
      editor.notify.refused(NOT_IN_SOURCE);
      return null;
    };
    const write = async (changes: StyleChanges) => {
      const [first] = Object.keys(changes);
      const edit = first ? start(first) : null;
      edit?.show(changes);
      const outcomes = (await edit?.commit(changes)) ?? [];
      return allSaved(outcomes);
    };
    const setLater = async (changes: StyleChanges) => {
      if ((await untilStylesKnown(editor)) !== 'other') return write(changes);
      editor.notify.unavailable(SELECTED_MEANWHILE);
      return false;
    };
    return { start, isKnown, set: (changes) => (isKnown() ? write(changes) : setLater(changes)) };
  }, [editor]);
}
