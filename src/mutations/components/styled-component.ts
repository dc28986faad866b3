/** Components that `styled` makes, of styled-components, Emotion or MUI. */
import type * as t from '@babel/types';

/** `styled.div`, `styled(Card)`, `styled.div.attrs(…)`. */
export function isStyled(tag: t.Node): boolean {
  if (tag.type === 'Identifier') return tag.name === 'styled';
  if (tag.type === 'MemberExpression') return isStyled(tag.object);
  return tag.type === 'CallExpression' && isStyled(tag.callee);
}
