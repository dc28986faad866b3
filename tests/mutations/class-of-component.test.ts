/** Which component takes a class: at its root, at an element inside, or nowhere. */
import { expect, it } from 'vitest';
import { parseSource } from '../../src/mutations/jsx/parse.ts';

const inside = (parameters: string, jsx: string) =>
  `const Field = forwardRef((${parameters}, ref) => (${jsx}));\nconst Page = () => <p className="page" />;\n`;

it.each([
  ['at its root', '{ className }', '<div className={className}><b /></div>', true],
  ['with the rest of its props', '{ label, ...props }', '<div {...props} />', true],
  ['at an element inside', '{ className }', "<Row><input className={cn('h-9', className)} /></Row>", 'inside'],
  ['at an element inside, with the rest of its props', '{ ...props }', '<label><input {...props} /></label>', 'inside'],
  ['nowhere', '{ label }', '<label className="row"><input className="h-9" /></label>', false],
])('%s', (_name, parameters, jsx, taken) => {
  const source = parseSource(inside(parameters, jsx), 'src/App.tsx');
  if (!source.ok) throw new Error(source.reason);
  expect(source.elements.map(({ takesClassName }) => takesClassName)).toEqual([
    taken,
    ...source.elements.slice(1).map(() => false),
  ]);
});
