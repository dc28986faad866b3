/** Elements of translation libraries, which show a message in place of themselves: `<FormattedMessage id="title" />`. */
import type * as t from '@babel/types';

const MESSAGES = /^(?:FormattedMessage|FormattedHTMLMessage|Trans)$/;

export function isMessage(node: t.JSXElement): boolean {
  const { name, attributes } = node.openingElement;
  if (node.children.length > 0) return false;
  if (name.type === 'JSXIdentifier' && MESSAGES.test(name.name)) return true;
  return attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'i18nKey');
}
