/** Classes of the CSS modules that a file imports: `styles.card`. */
import { Draft } from '../check/draft.ts';
import { CSS_MODULE, moduleMember, styledElement } from '../css/element.ts';
import { addAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { invalidField } from '../refusals.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { classNotText } from '../text-refusals.ts';
import { sourceOf } from '../trace/origin.ts';
import { classAttribute, isJoinerCall } from './class-tokens.ts';

export interface ModuleClass {
  /** the name by which the code knows the module */
  local: string;
  name: string;
  /** of the module */
  file: string;
}

/**
 * The class that a typed word means: `styles.card` as in the code, or the bare name of one that a module of the file has. Null where
 * a style sheet of the page has a class of that name, too; refused where several modules have it.
 */
export function moduleClassOf(word: string, source: ParsedSource, project: Project): ModuleClass | Refusal | null {
  const [, named, member] = /^([\w$]+)\.([\w-]+)$/.exec(word) ?? [];
  const modules = modulesOf(source, project);
  const meant = modules.find(({ local }) => local === named);
  if (meant && member) return { ...meant, name: member };
  const found = modules.filter(({ file }) => hasClass(project, file, word));
  const [only] = found;
  if (!only || project.stylesheets().some((file) => !CSS_MODULE.test(file) && hasClass(project, file, word)))
    return null;
  if (found.length === 1) return { ...only, name: word };
  const names = found.map(({ local }) => `${local}.${word}`);
  return invalidField('className', `may be ${names.join(' or ')}`, 'Type the one that you mean.');
}

function modulesOf(source: ParsedSource, project: Project): Pick<ModuleClass, 'local' | 'file'>[] {
  return source.ast.program.body.flatMap((one) => {
    if (one.type !== 'ImportDeclaration' || !CSS_MODULE.test(one.source.value)) return [];
    const [first] = one.specifiers;
    const file = project.resolveImport(one.source.value, source.file);
    const isWhole = first?.type === 'ImportDefaultSpecifier' || first?.type === 'ImportNamespaceSpecifier';
    return isWhole && file ? [{ local: first.local.name, file }] : [];
  });
}

/** Read without a parser: a selector with the class, or one of its states, in a rule. */
export function hasClass(project: Project, file: string, name: string): boolean {
  if (!/^-?[A-Za-z_][\w-]*$/.test(name)) return false;
  // a class of `:global` is the page's
  const text = project.read(file)?.replace(/\/\*[\s\S]*?\*\/|:global\s*\([^()]*\)|:global\s[^{};]*/g, '') ?? '';
  return new RegExp(`\\.${name}(?![\\w-])[^;}]*\\{`).test(text);
}

/** `styles.card`, or `styles['card-title']` of a name that is no identifier. */
function memberText({ local, name }: Pick<ModuleClass, 'local' | 'name'>, quote: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${local}.${name}` : `${local}[${quote}${name}${quote}]`;
}

/** `styles.name` joins the className, in whatever form that has. */
export function modulePart(
  target: Target,
  { local, name, file }: ModuleClass,
  project: Project,
): Plan['parts'][number] | Refusal {
  const draft = new Draft(target.source);
  const member = memberText({ local, name }, quoteHabit(target.source.text));
  const refused = writeMember(draft, target, member);
  if (refused) return refused;
  const names = ['attribute:className', 'MemberExpression', `identifier:${local}`, `identifier:${name}`];
  return {
    draft,
    expectation: {
      where: target.where,
      gains: (atom) => names.includes(atom),
      keepsText: true,
      readBack: (after) => {
        const node = after.elementAt(target.element.start);
        const again = node && styledElement({ ...target, node }, project);
        const has = again?.classes.some((one) => one.name === name && one.module === file);
        return has ? null : `the class ${member} would not be there`;
      },
    },
  };
}

function writeMember(draft: Draft, target: Target, member: string): Refusal | null {
  const attribute = classAttribute(target.node.openingElement);
  const value = attribute?.value;
  if (!attribute || !value) {
    if (attribute) draft.insert(endOf(attribute), `={${member}}`);
    else addAttribute(draft, target.element, `className={${member}}`);
    return null;
  }
  if (value.type === 'StringLiteral') {
    draft.replace(startOf(value), endOf(value), `{\`${value.value.replace(/[`\\$]/g, '\\$&')} \${${member}}\`}`);
    return null;
  }
  const node = value.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  if (!node || node.type === 'JSXEmptyExpression') return classNotText(target.where, sourceOf(target.source, value));
  if (node.type === 'TemplateLiteral') {
    draft.insert(endOf(node) - 1, ` \${${member}}`);
  } else if (node.type === 'CallExpression' && isJoinerCall(node)) {
    const last = node.arguments.at(-1);
    draft.insert(last ? endOf(last) : endOf(node) - 1, last ? `, ${member}` : member);
  } else if (node.type === 'StringLiteral') {
    draft.replace(startOf(node), endOf(node), `\`${node.value.replace(/[`\\$]/g, '\\$&')} \${${member}}\``);
  } else if (node.type === 'MemberExpression' && moduleMember(node, target.source, target.ancestors, PROJECTLESS)) {
    draft.insert(startOf(node), '`${');
    draft.insert(endOf(node), `} \${${member}}\``);
  } else return classNotText(target.where, sourceOf(target.source, node));
  return null;
}

/** Resolves every import, so that `moduleMember` checks the syntax only. */
const PROJECTLESS = { resolveImport: () => '' } as unknown as Project;
