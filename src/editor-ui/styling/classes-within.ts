/** Classes that the project's Tailwind puts behind a selector (`#root .p-4`): the page alone cannot tell them from other rules. */
import type { ProcessedCssRule } from '../../protocol/style-rules.ts';

const CLASS = /^\.((?:\\.|[\w-]|[\u0080-\uffff])+)(?=$|:)/;

/** @param within the selector before each class, empty for none @returns the rules, with the name of the class that each is for */
export function withClassesWithin(rules: readonly ProcessedCssRule[], within: string): readonly ProcessedCssRule[] {
  const lead = `${within.replace(/\s+/g, ' ').trim()} `;
  if (lead === ' ') return rules;
  return rules.map((rule) => {
    const name = rule.selector.startsWith(lead) ? CLASS.exec(rule.selector.slice(lead.length))?.[1] : undefined;
    if (rule.source !== null || name === undefined) return rule;
    return { ...rule, classParsed: name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, unescaped) };
  });
}

function unescaped(_whole: string, hex: string | undefined, char: string | undefined): string {
  return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? '');
}
