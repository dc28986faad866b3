/** Fields whose content is never recorded. */

/** In the name, id or `autocomplete` of a field that is shown as plain text. */
const SECRET_NAME = /passw|passcode|passphrase|\bpwd|one-time-code|\bcc-(?:number|csc|exp)|\bcv[cv]\b|card-?number/i;

/** Fields that once hid what was typed: "show password" turns them into plain text. */
const onceHidden = new WeakSet<Element>();

/** True for a password, also one that is shown as plain text now, for a card's number and code, and for a hidden field. */
export function isSecret(field: Element): boolean {
  const type = field.getAttribute('type')?.toLowerCase() ?? '';
  if (type === 'password') onceHidden.add(field);
  if (type === 'password' || type === 'hidden' || onceHidden.has(field)) return true;
  return ['autocomplete', 'name', 'id'].some((name) => SECRET_NAME.test(field.getAttribute(name) ?? ''));
}

/** The same number of stars for every text: not even its length is told. */
export function masked(text: string): string {
  return text === '' ? '' : '********';
}
