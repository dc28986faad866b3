/** What a component shows alone inside of context providers counts as its root. */
import { expect, it } from 'vitest';
import { parseSource } from '../../src/mutations/jsx/parse.ts';

/** @param jsx has the element in question as its `<div>` */
function divIn(jsx: string) {
  const source = parseSource(`export function Item({ className, ...props }) {\n  ${jsx}\n}\n`, 'src/Item.tsx');
  if (!source.ok) throw new Error(source.reason);
  const { isInProviders, takesClassName } = source.elements.find(({ tagName }) => tagName === 'div') ?? {};
  return { isInProviders, takesClassName };
}

const DIV = "<div className={cn('grid', className)} {...props}><b /></div>";

it.each([
  ['in one', `return <ItemContext.Provider value={id}>${DIV}</ItemContext.Provider>;`],
  ['in the context itself', `return <ItemContext value={id}>\n    ${DIV}\n  </ItemContext>;`],
  ['in several', `return <Ctx.Provider value={1}><TooltipProvider>${DIV}</TooltipProvider></Ctx.Provider>;`],
])('%s', (_name, jsx) => {
  expect(divIn(jsx)).toEqual({ isInProviders: true, takesClassName: true });
});

it.each([
  ['beside another element', `return <Ctx.Provider value={1}>${DIV}<p /></Ctx.Provider>;`],
  ['in a component of its own look', `return <Card>${DIV}</Card>;`],
  ['of a list', `return <Ctx.Provider value={1}>{rows.map((row) => ${DIV})}</Ctx.Provider>;`],
  ['in a prop', `return <AppProvider fallback={${DIV}} />;`],
  ['in a provider beside others', `return <><Ctx.Provider value={1}>${DIV}</Ctx.Provider><p /></>;`],
  ['in an element in a provider', `return <Ctx.Provider value={1}><main>${DIV}</main></Ctx.Provider>;`],
])('none %s', (_name, jsx) => {
  expect(divIn(jsx)).toEqual({ isInProviders: false, takesClassName: false });
});

it('a provider in a provider is none, and the root says that an element in it takes the class', () => {
  const jsx = `return <Ctx.Provider value={1}><TooltipProvider>${DIV}</TooltipProvider></Ctx.Provider>;`;
  const source = parseSource(`export function Item({ className, ...props }) {\n  ${jsx}\n}\n`, 'src/Item.tsx');
  if (!source.ok) throw new Error(source.reason);
  expect(source.elements.map((one) => [one.tagName, one.isInProviders, one.takesClassName])).toEqual([
    ['Ctx.Provider', false, 'inside'],
    ['TooltipProvider', false, false],
    ['div', true, true],
    ['b', false, false],
  ]);
});
