/** The class list of an element joined by one that its component is given: `cn('card', className)`, or a template. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { addToList } from '../jsx/add-to-list.ts';
import { addAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { ensureImport } from '../jsx/imports.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import { escapeFor, quoted } from '../text/quoting.ts';
import { classNotText } from '../text-refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { classAttribute, isJoinerCall } from './class-tokens.ts';
import { fallbackFor, joinerOf, listOfCall } from './class-write.ts';
import { importTakesAbsent, takesAbsent } from './joiner-type.ts';
import { projectJoiner } from './project-joiner.ts';

interface Joined {
  /** specifier of the import that comes with it */
  imports?: string | undefined;
  /** the code stands where an absent class has to be an empty text, as in a template */
  isText: boolean;
  /** @param code the given class: `className`, `props.className`. @returns false where comments leave no sure place */
  write(code: string): boolean;
}

/** How the element's list can be joined by another. */
export function joinClassName(draft: Draft, target: Target, project: Project): Joined | Refusal {
  const attribute = classAttribute(target.node.openingElement);
  if (!attribute) {
    return joined(false, (code) => addAttribute(draft, target.element, `className={${code}}`));
  }
  const { value } = attribute;
  if (isWithoutClass(value)) {
    const [start, end] = value ? [startOf(value), endOf(value)] : [endOf(attribute), endOf(attribute)];
    return joined(false, (code) => draft.replace(start, end, `${value ? '' : '='}{${code}}`));
  }
  const joiner = joinerFor(draft, target, project);
  const imports = joiner?.imports;
  if (value?.type === 'StringLiteral') return { ...joinText(draft, value, joiner), imports };
  const { expression } = value as t.JSXExpressionContainer;
  const node = unwrapNode(expression);
  if (node.type === 'TemplateLiteral') {
    const end = endOf(node) - 1;
    const lead = /\s$/.test(draft.text.slice(startOf(node) + 1, end)) ? '' : ' ';
    return joined(true, (code) => draft.insert(end, `${lead}\${${code}}`));
  }
  const list = node.type === 'CallExpression' ? listOfCall(node) : null;
  const last = list?.items.at(-1);
  if (last && node.type === 'CallExpression') {
    const callee = node.callee.type === 'Identifier' ? node.callee.name : null;
    const isText = isJoinerCall(node) && callee !== null && !takesAbsent(callee, target, project);
    return { isText, write: (code) => addToList(draft, { last, separator: ',' }, code) };
  }
  if (expression.type === 'JSXEmptyExpression' || /^(?:Object|Array|Arrow|Function)/.test(node.type)) {
    return classNotText(target.where, sourceOf(target.source, node));
  }
  const around = (open: string, close: (code: string) => string) => (code: string) => {
    draft.insert(startOf(expression), open);
    draft.insert(endOf(expression), close(code));
  };
  if (joiner && !joiner.isStrict) {
    const put = around(`${joiner.name}(`, (code) => `, ${code})`);
    const write = (code: string) => {
      joiner.bring();
      put(code);
    };
    return { ...joined(false, write), imports };
  }
  const [open, close] = fallbackFor(expression, target);
  return joined(
    true,
    around(`\`\${${open}`, (code) => `${close && `${close}''`}} \${${code}}\``),
  );
}

interface JoinerHere {
  name: string;
  /** it takes texts only, no `undefined` */
  isStrict: boolean;
  /** notes its import, where the file has none yet */
  bring(): void;
  /** its specifier */
  imports?: string;
}

/** The joining function of the file, else that of the project. */
function joinerFor(draft: Draft, target: Target, project: Project): JoinerHere | undefined {
  const own = joinerOf(target);
  if (own !== undefined) return { name: own, isStrict: !takesAbsent(own, target, project), bring: () => {} };
  const spec = projectJoiner(project, target);
  if (!spec || !importTakesAbsent(spec, target.source.file, project)) return undefined;
  return {
    name: spec.local,
    isStrict: false,
    bring: () => ensureImport(project, draft, spec),
    imports: spec.specifier,
  };
}

function joined(isText: boolean, write: (code: string) => void): Joined {
  return {
    isText,
    write: (code) => {
      write(code);
      return true;
    },
  };
}

/** `className`, `className=" "`, `className={undefined}`, `className={null}` */
function isWithoutClass(value: t.JSXAttribute['value']): boolean {
  if (!value) return true;
  if (value.type === 'StringLiteral') return value.value.trim() === '';
  if (value.type !== 'JSXExpressionContainer') return false;
  const node = unwrapNode(value.expression);
  return node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** Classes on several lines stay on them: only a template can hold these. */
function joinText(draft: Draft, value: t.StringLiteral, joiner: JoinerHere | undefined): Joined {
  const [start, end] = [startOf(value), endOf(value)];
  const raw = draft.text.slice(start + 1, end - 1);
  const isOnLines = /[\n\r]/.test(raw);
  const classes = isOnLines ? (raw.includes('&') ? value.value : raw) : value.value.trim();
  const inTemplate = isOnLines ? classes.replace(/[\\`]|\$\{/g, '\\$&') : escapeFor(classes, '`');
  if (joiner) {
    const text = isOnLines ? `\`${inTemplate}\`` : quoted(classes, draft.text[start] as '"' | "'");
    return joined(joiner.isStrict, (code) => {
      joiner.bring();
      draft.replace(start, end, `{${joiner.name}(${text}, ${code})}`);
    });
  }
  const gap = /\s$/.test(classes) ? '' : ' ';
  return joined(true, (code) => draft.replace(start, end, `{\`${inTemplate}${gap}\${${code}}\`}`));
}
