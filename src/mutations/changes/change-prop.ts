/** CHANGE_PROP: one prop of an element gets a value, or goes. */
import type * as t from '@babel/types';
import type { ChangeItem, PropValue } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { importSibling } from '../components/sibling-export.ts';
import { addAttribute, attributeName, findAttribute, removeAttribute, spreadsAfter } from '../jsx/attributes.ts';
import { freeNames, resolveName } from '../jsx/bindings.ts';
import { elementProblem, elementValue, isFixedElement, plainTag, withTag } from '../jsx/element-value.ts';
import { findElement, type Target, whereIs } from '../jsx/find-element.ts';
import { holdsCondition } from '../jsx/fixed-value.ts';
import { importOf } from '../jsx/imports.ts';
import { refuseForNative } from '../jsx/native-props.ts';
import { newValue } from '../jsx/new-attributes.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { propsReadBack, writeValue } from '../jsx/prop-edit.ts';
import { checkPropName, isPropName } from '../jsx/prop-name.ts';
import { isExpression, type ValueSource, valueSource } from '../jsx/prop-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { expressionNotAllowed, invalidField, isRefusal, noChange, propNotFound } from '../refusals.ts';
import { setPropData } from '../scope/prop-data.ts';
import { findExport } from '../trace/modules.ts';
import { sourceOf } from '../trace/origin.ts';
import { valueOnCondition } from '../value-refusals.ts';

export function changeProp(change: ChangeItem<'CHANGE_PROP'>, project: Project): Plan | Refusal {
  const { codebaseIdToChange, propName, propValue, importFrom } = change.changeFields;
  const target = findElement(project, codebaseIdToChange);
  if (isRefusal(target)) return target;
  if (propValue === undefined) return removeProp(target, propName);
  if (importFrom !== undefined) return importProp(project, target, propName, propValue, importFrom);
  if (change.scope === 'data') return setPropData(project, target, propName, propValue, change);
  return setSibling(project, target, propName, propValue) ?? setProp(target, propName, propValue);
}

function setProp(target: Target, name: string, value: PropValue): Plan | Refusal {
  const refused = checkPropName(name, target);
  if (refused) return refused;
  const misfit = refuseForNative(target.element.tagName, name, value, target.where);
  if (misfit) return misfit;
  const attribute = findAttribute(target.node.openingElement, name);
  const old = expressionIn(attribute);
  const where = attribute ? { ...target.where, ...whereIs(target.source, startOf(attribute)) } : target.where;
  const element = elementValue(value, target);
  const problem = element && elementProblem(element, target, null);
  if (problem) return problem;
  const source: ValueSource | Refusal = element
    ? { code: element.code, isText: false }
    : valueSource(value, name, { ...target, where }, old);
  if (isRefusal(source)) return source;
  const draft = new Draft(target.source);
  const warnings: string[] = [];
  if (attribute) {
    if (old && holdsCondition(old)) {
      return valueOnCondition(
        { ...target.where, ...whereIs(target.source, startOf(old)) },
        name,
        sourceOf(target.source, old),
      );
    }
    writeValue(draft, attribute, value, source);
    if (spreadsAfter(target.node.openingElement, endOf(attribute)).length > 0) {
      warnings.push(`A spread after ${name} may override it.`);
    }
    if (old && !isFixedElement(old) && !source.isKept) {
      const by = isExpression(value) ? `\`${source.code}\`` : 'a fixed value';
      warnings.push(`${sourceOf(target.source, old)} was replaced by ${by}.`);
    }
  } else addAttribute(draft, target.element, name + newValue(draft.text, value, source));
  return planOf(draft, target, name, source.code, !source.isText, attribute, warnings, atomsIn(element?.node));
}

function expressionIn(attribute: t.JSXAttribute | null): t.Expression | t.JSXEmptyExpression | null {
  return attribute?.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : null;
}

/** The name that a value is, or the tag that its element has. */
function nameIn(value: t.Node | null): string | null {
  if (value?.type === 'JSXElement') return plainTag(value);
  return value?.type === 'Identifier' ? value.name : null;
}

/**
 * A name that is not in scope, in the place of an imported one: another export of that module comes with its import. So does the
 * tag of an element in the place of an element. Null for any other value. The exports of packages are not known here.
 */
function setSibling(project: Project, target: Target, propName: string, value: PropValue): Plan | Refusal | null {
  const { source, ancestors, where } = target;
  const old = expressionIn(findAttribute(target.node.openingElement, propName));
  const present = nameIn(old);
  const element = elementValue(value, target);
  const name = element ? plainTag(element.node) : isExpression(value) ? value.code.trim() : null;
  const isAlike = (old?.type === 'JSXElement') === (element !== null);
  if (present === null || name === null || !isAlike) return null;
  if (!NAME.test(name) || name === 'undefined' || resolveName(name, ancestors)) return null;
  const binding = resolveName(present, ancestors);
  const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
  if (!spec || spec.imported === 'default' || spec.imported === '*') return null;
  const refused = checkPropName(propName, target);
  if (refused) return refused;
  const file = project.resolveImport(spec.specifier, source.file);
  if (file === null) {
    const swap = element ? `Select the ${present} on the page and swap it, or import` : 'Import';
    const hint = `${swap} ${name} in the code first, as ${present} from '${spec.specifier}', then set it here.`;
    return expressionNotAllowed(where, `uses ${name}, which is not in scope here`, hint);
  }
  if (!findExport(project, file, name)) {
    const reason = `uses ${name}, which is not in scope here, and '${spec.specifier}' does not export it`;
    return expressionNotAllowed(where, reason);
  }
  return importProp(project, target, propName, value, spec.specifier);
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** The prop's value is a name or an element, and gets another one of the same module. */
function importProp(
  project: Project,
  target: Target,
  propName: string,
  value: PropValue,
  importFrom: string,
): Plan | Refusal {
  const attribute = findAttribute(target.node.openingElement, propName);
  const old = expressionIn(attribute);
  const present = nameIn(old);
  const element = elementValue(value, target);
  const asked = element ? plainTag(element.node) : isExpression(value) ? value.code : null;
  if (!attribute || !old || present === null || asked === null || (old.type === 'JSXElement') !== (element !== null)) {
    return invalidField(
      'importFrom',
      `needs a prop \`${propName}\` whose value is a name, and a name as its new value`,
    );
  }
  const draft = new Draft(target.source);
  // the present import stays where the new element uses it, too
  const isKept = element !== null && freeNames(element.node).has(present);
  const sibling = importSibling(
    project,
    draft,
    { present, name: asked, importFrom },
    {
      ancestors: target.ancestors,
      where: target.where,
      gone: isKept ? [] : [{ start: startOf(old), end: endOf(old) }],
    },
  );
  if (isRefusal(sibling)) return sibling;
  const { name, atoms } = sibling;
  if (!element && name === present) return noChange(target.where, `${propName} is ${name} already.`);
  const problem = element && elementProblem(element, target, asked);
  if (problem) return problem;
  const code = element ? withTag(element, name) : name;
  draft.replace(startOf(old), endOf(old), code);
  const added = new Set([...atoms, ...atomsIn(element?.node), ...(element ? [`element:${name}`] : [])]);
  return planOf(draft, target, propName, code, true, attribute, [], added);
}

function planOf(
  draft: Draft,
  target: Target,
  name: string,
  code: string,
  isCode: boolean,
  attribute: t.JSXAttribute | null,
  warnings: string[],
  /** of an import, or of an element that is the value */
  added: ReadonlySet<Atom> = new Set(),
): Plan {
  const losses = atomsIn(attribute);
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          gains: (atom) =>
            atom === `attribute:${name}` ||
            added.has(atom) ||
            (isCode && /^(?:identifier:|MemberExpression|OptionalMemberExpression)/.test(atom)),
          losses: (atom) => losses.has(atom) || added.has(atom),
          keepsText: !holdsElements(losses) && !holdsElements(added),
          readBack: propsReadBack(draft, target.element.start, new Map([[name, code]])),
        },
      },
    ],
    warnings,
  };
}

/** An attribute that holds elements takes their text with it, and brings it. */
function holdsElements(atoms: ReadonlySet<Atom>): boolean {
  return [...atoms].some((atom) => atom.startsWith('element:') || atom === 'fragment');
}

function removeProp(target: Target, name: string): Plan | Refusal {
  if (!isPropName(name)) return invalidField('propName', 'is no name of a prop');
  const { openingElement } = target.node;
  const found = openingElement.attributes.filter((one) => one.type === 'JSXAttribute' && attributeName(one) === name);
  const spread = openingElement.attributes.find((one) => one.type === 'JSXSpreadAttribute');
  if (found.length === 0) return propNotFound(target.where, name, spread ? sourceOf(target.source, spread) : null);
  const draft = new Draft(target.source);
  for (const attribute of found) removeAttribute(draft, attribute);
  const losses = atomsIn(...found);
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          losses: (atom) => losses.has(atom),
          keepsText: !holdsElements(losses),
          readBack: (after) => {
            const node = after.elementAt(draft.map(target.element.start) ?? -1);
            return node && !findAttribute(node.openingElement, name) ? null : `${name} would still be there`;
          },
        },
      },
    ],
    warnings: [
      ...found.flatMap((one) => {
        const old = one.type === 'JSXAttribute' && one.value?.type === 'JSXExpressionContainer' && one.value.expression;
        return old && holdsCondition(old) ? [`The condition ${sourceOf(target.source, old)} went with it.`] : [];
      }),
      ...(spread ? [`${sourceOf(target.source, spread)} may bring a ${name} of its own.`] : []),
    ],
  };
}
