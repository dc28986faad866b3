/** Which elements are the roots of their component: what it returns, not what it makes to show within that. */
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../src/mutations/jsx/parse.ts';

/** Tags of the elements without a parent that are returned. */
function rootsIn(text: string): string {
  const source = parseSource(text, 'src/App.tsx');
  if (!source.ok) throw new Error(source.reason);
  const roots = source.elements.filter(({ parent, aside }) => parent === null && !aside);
  return roots.map(({ tagName }) => tagName).join(' ');
}

const inside = (body: string) => `export function Card({ rows, isSmall }) {\n${body}\n}\n`;

describe('the roots of a component', () => {
  it.each([
    ['its result', 'return <a />;', 'a'],
    ['of several ways through it', 'if (isSmall) return <a />; return rows ? <b /> : (<i />);', 'a b i'],
    ['not a constant that it shows within', 'const part = <b />; return <a>{part}</a>;', 'a'],
    ['not what a function of it makes', 'const renderPart = () => (<b />); return <a>{renderPart()}</a>;', 'a'],
    ['not what a declared function makes', 'function part() { return <b />; } return <a>{part()}</a>;', 'a'],
    ['not what it gives to a prop', 'const part = <b />; return <a icon={part} />;', 'a'],
    [
      'not what an effect or a handler shows',
      'useEffect(() => { show(<b />); }); const on = () => show(<i />); return <a />;',
      'a',
    ],
    [
      'not the default of a prop of its own function',
      'const part = (icon = <b />) => icon; return <a>{part()}</a>;',
      'a',
    ],
    ['a constant that it returns', 'const content = <b />; return content;', 'b'],
    [
      'what a function gives that it calls last',
      'const render = () => { const x = <i />; return <b>{x}</b>; }; return render();',
      'b',
    ],
    [
      'what a variable is set to',
      'let content = null; if (isSmall) content = <a />; else content = <b />; return content;',
      'a b',
    ],
    [
      'a constant that is returned on one way and wrapped on the other',
      'const button = <b />; if (isSmall) return button; return <a>{button}</a>;',
      'b a',
    ],
    ['what a hook keeps', 'const content = useMemo(() => <b />, []); return content;', 'b'],
    ['the items of a list that it returns', 'const items = rows.map((row) => <b key={row} />); return items;', 'b'],
    ['what it hands to a portal', 'const content = <b />; return createPortal(content, document.body);', 'b'],
    ['a part of an object that it returns', 'const parts = { first: <b /> }; return parts.first;', 'b'],
  ])('are %s', (_, body, roots) => {
    expect(rootsIn(inside(body))).toBe(roots);
  });

  it('are those of the component alone, not of one within it', () => {
    expect(rootsIn(inside('const Part = () => <b />; return <a><Part /></a>;'))).toBe('b a');
  });

  it('are what the render method of a class returns', () => {
    const text =
      'class Card extends Component { part = <i />; head() { return <b />; } render() { return <a>{this.head()}</a>; } }';
    expect(rootsIn(text)).toBe('a');
    expect(rootsIn(text.replace('<a>{this.head()}</a>', 'this.head()'))).toBe('b');
  });

  it('are those of an arrow function, and of one in a wrapper', () => {
    expect(
      rootsIn(
        'const A = () => <a />; const B = memo(forwardRef((props, ref) => { const x = <i />; return <b>{x}</b>; }));',
      ),
    ).toBe('a b');
  });
});
