/** ADD_CLASS: one or more classes for an element, in whatever form its className has. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { classAttribute } from '../classes/class-tokens.ts';
import { classTokens, writeClasses } from '../classes/class-write.ts';
import { hasClass, type ModuleClass, moduleClassOf, modulePart } from '../classes/module-class.ts';
import { refuseIgnored } from '../components/ignored-prop.ts';
import { styledElement } from '../css/element.ts';
import { spreadsAfter } from '../jsx/attributes.ts';
import { findElement, type Target } from '../jsx/find-element.ts';
import { endOf } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField, isRefusal, loneSurrogate, noChange, placeName } from '../refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';

export function addClass(change: ChangeItem<'ADD_CLASS'>, project: Project): Plan | Refusal {
  const fields = change.changeFields;
  const target = findElement(project, fields.codebaseIdToAddClass);
  if (isRefusal(target)) return target;
  if (fields.temporaryOnly) return noChange(target.where, 'A temporary class is shown by the page only.');
  const asked = splitClasses(fields.className, 'className');
  if (isRefusal(asked)) return asked;
  const ignored = refuseIgnored(project, target, 'className');
  if (ignored) return ignored;
  const [word, ...others] = asked;
  const isUtility = fields.addingTailwindClass || fields.cssEquivalent !== undefined;
  const ofModule = word && others.length === 0 && !isUtility ? moduleClassOf(word, target.source, project) : null;
  if (isRefusal(ofModule)) return ofModule;
  if (ofModule) return addModuleClass(target, ofModule, project);
  const prefix = fields.addingTailwindClass ? (fields.modifiers ?? []).map((one) => `${one}:`).join('') : '';
  return addClasses(
    target,
    asked.map((one) => prefix + one),
  );
}

function addModuleClass(target: Target, wanted: ModuleClass, project: Project): Plan | Refusal {
  const { name, file } = wanted;
  const has = styledElement(target, project).classes.some(
    (one) => one.name === name && one.module === file && !one.conditional,
  );
  if (has) return noChange(target.where, `The element has the class ${wanted.local}.${name} already.`);
  const part = modulePart(target, wanted, project);
  if (isRefusal(part)) return part;
  const isThere = hasClass(project, file, name);
  const missing = isThere
    ? []
    : [`${placeName({ file })} has no class ${name}: it does nothing until a rule is written there.`];
  return { parts: [part], warnings: [...missing, ...overrideWarnings(target)] };
}

/** The plan that gives an element these classes; those that it surely has already are left alone. */
export function addClasses(target: Target, asked: readonly string[]): Plan | Refusal {
  const opening = target.node.openingElement;
  const present = new Set(classTokens(opening).flatMap(({ value, literal }) => (literal.conditional ? [] : [value])));
  const missing = [...new Set(asked)].filter((one) => !present.has(one));
  if (missing.length === 0) return noChange(target.where, `The element has the class ${asked.join(' ')} already.`);
  const draft = new Draft(target.source);
  const gains = writeClasses(draft, target, missing);
  if (isRefusal(gains)) return gains;
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          gains: (atom) => gains.includes(atom),
          losses: (atom) => atom === 'identifier:undefined',
          keepsText: true,
          readBack: (after) => {
            const node = after.elementAt(target.element.start);
            const has = new Set(node ? classTokens(node.openingElement).map((token) => token.value) : []);
            const lost = [...present, ...missing].filter((one) => !has.has(one));
            return lost.length === 0 ? null : `the class ${lost[0]} would not be there`;
          },
        },
      },
    ],
    warnings: overrideWarnings(target),
  };
}

/** A spread after className may bring a className of its own. */
export function overrideWarnings(target: Target): string[] {
  const opening = target.node.openingElement;
  const attribute = classAttribute(opening);
  if (!attribute || spreadsAfter(opening, endOf(attribute)).length === 0) return [];
  return ['A spread after className may override it.'];
}

/** The classes of a field; browsers split at white space, so a class never holds any. */
export function splitClasses(className: string, field: string): string[] | Refusal {
  if (hasLoneSurrogate(className)) return loneSurrogate({});
  const classes = className.split(/[ \t\n\f\r]+/).filter((one) => one !== '');
  if (classes.length === 0) return invalidField(field, 'names no class');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
  const odd = classes.find((one) => /[\u0000-\u001f\u007f]/.test(one));
  return odd === undefined ? classes : invalidField(field, 'holds control characters');
}
