/** Words in a field's name or label that mark it as secret, for types other than `password`. */

/** Words in lower case, with one space between two. Parts of a name may be joined in it: `ccnumber`, `userpassword`. */
const SECRET = new RegExp(
  [
    'passw(?:or)?d',
    'passwort',
    'pass ?(?:code|phrase|key)',
    '\\bpass\\b',
    'pwd',
    '\\bt?otp\\b',
    '\\b[2mt]fa\\b',
    '\\bpin\\b',
    // one-time-code, the name of browsers, is among these
    '\\b(?:time|verif(?:y|ication)|security|auth(?:entication|enticator)?|confirmation|access|login|sms|recovery|backup) ?code\\b',
    '\\b(?:card|cc) ?(?:no|num(?:ber)?|code|csc|exp)\\b',
    '\\b(?:credit|debit) ?card\\b',
    '\\bcv[cvn]|\\bcsc\\b',
  ].join('|'),
);

/** `cardNumber`, `card_number` and `card[number]` are the words `card number`. */
function wordsOf(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
}

const NAMES = ['autocomplete', 'name', 'id', 'aria-label', 'placeholder', 'title'];

/** True if a name, a label or a hint of the field says that it holds a password, a code or a card's number. */
export function isCalledSecret(field: Element): boolean {
  if (NAMES.some((name) => SECRET.test(wordsOf(field.getAttribute(name) ?? '')))) return true;
  return labelsOf(field).some((label) => SECRET.test(wordsOf(label.textContent ?? '')));
}

function labelsOf(field: Element): Element[] {
  const ids = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const root = field.getRootNode() as Document | ShadowRoot;
  const named = ids.flatMap((id) => root.getElementById?.(id) ?? []);
  return [...((field as HTMLInputElement).labels ?? []), ...named];
}
