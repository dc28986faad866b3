import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../src/server/identity/elements.ts';
import { matchTrees } from '../../src/server/identity/match.ts';
import { applyEdit, edit, nodesOf, print, tree } from './support/jsx-trees.ts';

const FILE = 'src/Page.tsx';
const parsed = (text: string) => ({ text, elements: elementsOf(FILE, text) ?? [] });

/** Tags of the pairs that two texts have in common, by their labels. */
function pairs(before: string, after: string): [string, string | null][] {
  const [old, now] = [parsed(before), parsed(after)];
  const label = ({ text, elements }: typeof old, index: number) => {
    const { start, openEnd } = elements[index] as (typeof old.elements)[number];
    return text.slice(start, openEnd);
  };
  return matchTrees(old, now).map((index, i) => [label(old, i), index === undefined ? null : label(now, index)]);
}

const page = (jsx: string) => `export function Page() {\n  return (\n    ${jsx}\n  );\n}\n`;

describe('two texts', () => {
  it('that differ in a class keep every element', () => {
    const before = page('<ul className="a"><li>One</li><li>Two</li></ul>');
    const after = page('<ul className="b"><li>One</li><li>Two</li></ul>');
    expect(pairs(before, after).map(([, now]) => now)).toEqual(['<ul className="b">', '<li>', '<li>']);
  });

  it('that differ in order lead each id to its own element', () => {
    const before = page('<ul><li id="a">One</li><li id="b">Two</li><li id="c">Three</li></ul>');
    const after = page('<ul><li id="c">Three</li><li id="a">One</li><li id="b">Two</li></ul>');
    for (const [old, now] of pairs(before, after)) expect(now).toBe(old);
  });

  it('lose the ids of equal elements of which one went: nobody can say which', () => {
    const before = page('<ul><li /><li /><li /></ul>');
    const after = page('<ul><li /><li /></ul>');
    expect(pairs(before, after).map(([, now]) => now)).toEqual(['<ul>', null, null, null]);
  });

  it('keep equal elements apart by their neighbours', () => {
    const before = page('<p><b>One</b><br /><b>Two</b><br /></p>');
    const after = page('<p><b>One</b><br /><b>Two</b><i>New</i></p>');
    expect(pairs(before, after).map(([, now]) => now)).toEqual(['<p>', '<b>', '<br />', '<b>', null]);
  });

  it('keep a child that was wrapped, and the parent', () => {
    const before = page('<main className="m"><br /></main>');
    const after = page('<main className="m"><div><br /></div></main>');
    expect(pairs(before, after).map(([, now]) => now)).toEqual(['<main className="m">', '<br />']);
  });

  it('do not take an element that replaced another for it', () => {
    const before = page('<main><aside title="news">Latest of today</aside></main>');
    const after = page('<main><form action="/login">Sign in please</form></main>');
    expect(pairs(before, after)[1]).toEqual(['<aside title="news">', null]);
  });

  it('follow content that moved to another component', () => {
    const card = '<article className="card"><h2>Title</h2><p>Some words</p></article>';
    const before = `${page(card)}\nexport function Other() { return <main /> }`;
    const after = `${page('<section />')}\nexport function Other() { return <main>${card}</main> }`;
    const kept = pairs(before, after);
    expect(kept.slice(0, 3).map(([, now]) => now)).toEqual(['<article className="card">', '<h2>', '<p>']);
  });
});

describe('random edits of others', () => {
  it('never lead an id to another element', () => {
    fc.assert(
      fc.property(tree, edit, (root, change) => {
        const before = print(root);
        const { text, nodes, origin } = applyEdit(root, change);
        // Two equal elements that changed places: nobody can see it, and it does not matter.
        fc.pre(text !== before);
        const olds = nodesOf(root);
        matchTrees(parsed(before), parsed(text)).forEach((index, i) => {
          if (index === undefined) return;
          const now = origin.get(nodes[index] as never);
          if (now !== olds[i]) {
            throw new Error(`${change.kind}: element ${i} became ${index}\n${before}\n--- after\n${text}`);
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  it('leave at least 97 of 100 other elements their id', () => {
    let kept = 0;
    let all = 0;
    fc.assert(
      fc.property(tree, edit, (root, change) => {
        fc.pre(nodesOf(root).length >= 8);
        const { text, nodes } = applyEdit(root, change);
        const found = matchTrees(parsed(print(root)), parsed(text)).filter((index) => index !== undefined);
        kept += found.length;
        all += Math.min(nodesOf(root).length, nodes.length) - 1;
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(kept / all).toBeGreaterThanOrEqual(0.97);
  });
});
