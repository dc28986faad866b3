/** The first style of one's own on a component of MUI: `<Button>` → `<Button sx={{ color: 'blue' }}>`. */
import { Draft } from '../check/draft.ts';
import { inQuotes, type Wanted } from '../css/declarations.ts';
import { atRuleFor, darkSelectorOf } from '../css/new-rule.ts';
import type { Sheet } from '../css/source.ts';
import { addAttribute, findAttribute } from '../jsx/attributes.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import type { Plan } from '../plan.ts';
import { otherQuote, quoteHabit } from '../text/quote-habit.ts';
import type { CodeEditTarget } from './edit-target.ts';
import { conditionOf, keysFor, keysInValue, sxDialect } from './object-keys.ts';
import { keyFor, memberCode, usualValue, valueCode } from './object-members.ts';
import { withThemeColor } from './theme-colors.ts';

/** True for a component of MUI, used right here, that has no style but its package's. */
export function takesSx({ target, style }: CodeEditTarget): boolean {
  const [value] = style.values;
  return style.library === 'MUI' && style.through.length === 0 && value?.node === target.node;
}

/** @param sheet without rules: the one that tells how widths are written */
export function addSx(
  { target, project, context, env }: CodeEditTarget,
  wanted: readonly Wanted[],
  sheet: Sheet,
): Plan {
  const { source, element, where } = target;
  const draft = new Draft(source);
  const dialect = sxDialect(project);
  const quote = quoteHabit(source.text);
  const query = atRuleFor(context, env, sheet);
  const dark = context.dark ? darkSelectorOf(env) : null;
  const pixels =
    context.container !== null || context.dark || context.widths.below !== null ? null : context.widths.from;
  const place = { context, query, pixels, dark };
  const inValue = keysInValue(place, dialect);
  const around = (keys: readonly string[], code: string) =>
    keys.reduceRight((inner, key) => `${keySource(key, quote)}: { ${inner} }`, code);
  const members = wanted.map((one) => {
    const asked = withThemeColor(project, inQuotes(one, otherQuote(quote)));
    const key = keySource(keyFor(asked.property, undefined, source.text, dialect), quote);
    const like = usualValue(asked.property, source.text, dialect);
    if (inValue) return `${key}: { ${inValue.join()}: ${valueCode(asked, like, source.text, dialect)} }`;
    return memberCode(asked, undefined, source.text, dialect);
  });
  const code = around(inValue ? [] : keysFor(place, dialect, false), members.join(', '));
  const attribute = `sx={{ ${code} }}`;
  addAttribute(draft, element, attribute);
  const names = new Set(wanted.map(({ property }) => keyFor(property, undefined, source.text, dialect)));
  return {
    parts: [
      {
        draft,
        expectation: {
          where,
          keepsText: true,
          gains: (atom) => {
            const name = atom.replace(/^identifier:/, '');
            return atom === 'attribute:sx' || names.has(name) || conditionOf(name, dialect) !== null;
          },
          readBack: (after) => {
            const node = after.elementAt(draft.map(element.start) ?? -1);
            const found = node && findAttribute(node.openingElement, 'sx');
            const text = found ? after.text.slice(startOf(found), endOf(found)) : '';
            return text === attribute ? null : 'sx would read differently';
          },
        },
      },
    ],
  };
}
