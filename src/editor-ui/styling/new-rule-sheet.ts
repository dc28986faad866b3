/** The style sheet for values that no rule of the selected element has yet. The server chooses it when it edits; this names it before. */
import type { CssRulesAnswer, ProcessedCssRule, SourceStylesheet } from '../../protocol/style-rules.ts';
import { isBroad, rulesContext } from './resolve.ts';

/** The strongest rule that the element has now by a class of its own, in every context. @param rules of the element, strongest first */
export function ownRule(rules: readonly ProcessedCssRule[]): ProcessedCssRule | null {
  const isOwn = (one: ProcessedCssRule) =>
    one.applied && !one.inherited && one.allowChanges && !isBroad(one) && rulesContext(one).length === 0;
  return rules.find((one) => one.source && isOwn(one)) ?? null;
}

/**
 * The sheet of the element's own rule, else the one that its file imports, else the only one there is: among several the server
 * chooses by what the source has around the element.
 * @param file with the element's JSX
 * @returns its path; null where several could be meant, or where it only lists others
 */
export function newRuleSheet(
  { cssElementLookup, stylesheets }: CssRulesAnswer,
  rules: readonly ProcessedCssRule[],
  file: string,
): string | null {
  const own = ownRule(rules)?.source;
  if (own) return own.filename;
  const imported = stylesheets.filter(({ importers }) => importers.includes(file));
  const modules = imported.filter(isModule);
  const meant = [modules, imported].find(({ length }) => length > 0) ?? stylesheets.filter((one) => !isModule(one));
  const [only] = meant;
  if (!only || meant.length > 1) return null;
  const hasRules = Object.values(cssElementLookup).some(({ filename }) => filename === only.filename);
  return hasRules ? only.filename : null;
}

const isModule = ({ kind }: SourceStylesheet) => kind === 'module';
