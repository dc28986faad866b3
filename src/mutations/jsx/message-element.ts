/** Elements of translation libraries, which show a message in place of themselves: `<FormattedMessage id="title" />`. */
import type * as t from '@babel/types';

const MESSAGES = /^(?:FormattedMessage|FormattedHTMLMessage|Trans)$/;

export function isMessage(node: t.JSXElement): boolean {
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' && MESSAGES.test(name.name) && node.children.length === 0;
}
