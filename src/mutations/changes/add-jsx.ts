/**
 * ADD_JSX: a new element in a place: a native tag, another instance of a component, a copy of an element (paste), or the
 * component of a file that is created with it.
 */

import type { ChangeItem, PropValue } from '../../protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX, isPlaceholderId } from '../../protocol/codebase-id.ts';
import { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { refuseEndless } from '../components/endless.ts';
import { copyText } from '../jsx/copy-element.ts';
import { existingComponent, tagOfAnother } from '../jsx/existing-component.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { nestingWarning, newNestingWarning } from '../jsx/html-nesting.ts';
import { newAttributes } from '../jsx/new-attributes.ts';
import { newComponent } from '../jsx/new-component.ts';
import { type AnyNode, isNativeTag, startOf } from '../jsx/nodes.ts';
import { findInsertionPoint, type InsertionPoint, insertAt, type Writer } from '../jsx/placement.ts';
import { insertSpaced, spacedPlace } from '../jsx/spaced-place.ts';
import { checkTag, ofDocument, VOID_TAGS } from '../jsx/tags.ts';
import type { Project, Refusal, Relocation } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, voidWithChildren } from '../refusals.ts';
import { carryNames, listWarnings } from '../scope/scope-check.ts';
import type { GapOrigin } from '../text/gaps.ts';
import { indentAt, lineEndOf } from '../text/layout.ts';
import { braced, jsxText } from '../text/write-text.ts';

/** An element to write, with the imports and files that it needs. */
export interface NewElement {
  write: Writer;
  tag: string;
  /** atoms beyond the tag and its props */
  gains: ReadonlySet<Atom>;
  /** further files */
  parts: Plan['parts'];
  /** the element that this is a copy of */
  copyOf: Target | null;
  warnings: string[];
}

export function addJsx(change: ChangeItem<'ADD_JSX'>, project: Project): Plan | Refusal {
  const fields = change.changeFields;
  const place = findInsertionPoint(project, {
    into: fields.codebaseIdToAddTo,
    before: fields.beforeCodebaseId,
    after: fields.afterCodebaseId,
  });
  if (isRefusal(place)) return place;
  const draft = new Draft(place.source);
  const made = makeElement(fields, project, place, draft);
  if (isRefusal(made)) return made;
  const spaced = spacedPlace(place, NEW, made.tag);
  const { mark, inner } = spaced ? insertSpaced(draft, spaced, made.write) : insertAt(draft, place, made.write);
  const at = { file: place.source.file, start: draft.offsetOf(mark, inner) };
  const copied: Relocation[] = made.copyOf
    ? [{ from: { file: made.copyOf.source.file, start: made.copyOf.element.start }, to: at }]
    : [];
  const props = new Set(Object.keys(fields.propsToSet ?? {}));
  return {
    parts: [
      ...made.parts,
      {
        draft,
        expectation: {
          where: place.where,
          gains: (atom) =>
            atom === `element:${made.tag}` ||
            made.gains.has(atom) ||
            /^(?:import:|ImportDeclaration$|identifier:|MemberExpression$)/.test(atom) ||
            (atom.startsWith('attribute:') && props.has(atom.slice('attribute:'.length))),
          readBack: (after) => (after.elementAt(at.start) ? null : 'the new element is not there'),
        },
      },
    ],
    added: [{ placeholder: placeholderOf(fields.htmlForInstantUpdate, change.id), at }],
    copied,
    warnings: made.warnings,
  };
}

/** A new element brings no white space: it takes that of its neighbours. */
const NEW: GapOrigin = { hadGap: false, isExplicit: false, sameParent: false };

/** The placeholder that the instant update shows, else one made of the change's id. */
function placeholderOf(html: string | undefined, changeId: string): string {
  const shown = html?.match(new RegExp(`${ADD_PLACEHOLDER_PREFIX}[\\w-]+`))?.[0];
  return shown && isPlaceholderId(shown) ? shown : ADD_PLACEHOLDER_PREFIX + changeId;
}

function makeElement(
  fields: ChangeItem<'ADD_JSX'>['changeFields'],
  project: Project,
  place: InsertionPoint,
  draft: Draft,
): NewElement | Refusal {
  if (fields.fileContentsToSourceFrom !== undefined) {
    const { fileContentsToSourceFrom: contents, fileContentsSourceFilename: filename } = fields;
    const component = newComponent(project, place, draft, contents, filename);
    if (isRefusal(component)) return component;
    return instance(place, component.tag, fields.propsToSet, component.parts);
  }
  if (fields.addComponent) {
    const tag = existingComponent(project, place, draft, fields.addComponent);
    return isRefusal(tag) ? tag : instance(place, tag, fields.propsToSet, []);
  }
  if (fields.addCodebaseId) {
    const model = findElement(project, fields.addCodebaseId);
    if (isRefusal(model)) return model;
    if (fields.copy) return pasted(project, model, place, draft);
    const tag = tagOfAnother(project, model, place, draft);
    return isRefusal(tag) ? tag : instance(place, tag, fields.propsToSet, []);
  }
  const tag = fields.addNativeTag;
  if (!tag) return invalidField('addNativeTag', 'is missing, and so is every other element to add');
  if (!isNativeTag(tag)) return invalidField('addNativeTag', 'is no native tag');
  return checkTag(tag, place) ?? instance(place, tag, fields.propsToSet, []);
}

function pasted(project: Project, model: Target, place: InsertionPoint, draft: Draft): NewElement | Refusal {
  const node = model.node as AnyNode;
  const refused =
    ofDocument(model) ??
    refuseEndless(project, model, place) ??
    carryNames(project, node, model, place, draft, model.where);
  if (refused) return refused;
  const from = indentAt(model.source.text, startOf(node));
  const eol = model.source.file === place.source.file ? undefined : lineEndOf(place.source.text);
  return {
    write: (indent) => copyText(model.source, node, from, indent, eol).text,
    tag: model.element.tagName,
    gains: atomsIn(node),
    parts: [],
    copyOf: model,
    warnings: [
      ...copyText(model.source, node, '', '').warnings,
      ...listWarnings(model.ancestors, place.ancestors),
      ...newNestingWarning(node, model.ancestors, place.ancestors),
    ],
  };
}

function instance(
  place: InsertionPoint,
  tag: string,
  props: Record<string, PropValue> | undefined,
  parts: Plan['parts'],
): NewElement | Refusal {
  const target = { ...place.named, ancestors: place.ancestors };
  const { children, ...others } = props ?? {};
  const isContent = typeof children === 'string';
  const attributes = newAttributes(tag, isContent || children === undefined ? others : { ...others, children }, target);
  if (isRefusal(attributes)) return attributes;
  const content = isContent ? (jsxText(children) ?? braced(children, place.source)) : null;
  if (content !== null && VOID_TAGS.has(tag)) return voidWithChildren(place.where, tag);
  const closes = content === null && (!isNativeTag(tag) || VOID_TAGS.has(tag));
  const code = closes ? `<${tag}${attributes} />` : `<${tag}${attributes}>${content ?? ''}</${tag}>`;
  return {
    write: () => code,
    tag,
    gains: new Set(),
    parts,
    copyOf: null,
    warnings: isNativeTag(tag) ? nestingWarning(place.ancestors, tag) : [],
  };
}
