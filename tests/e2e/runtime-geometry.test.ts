/**
 * The page's geometry for the editor: boxes and gaps, drop targets, scrolling into view, and outlines cut off by scrollers.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DropTarget, ElementBoxes } from '../../src/protocol/geometry.ts';
import { launchBrowser } from '../support/browser.ts';
import { openParent, type Parent, STORYBOARD } from './runtime-parent.ts';

const APP = `import { Card } from './Card.jsx';
import { Round } from './Round.jsx';
import { Col, Tile } from './Tile.jsx';
import './app.css';

export function App() {
  return (
    <main className="page">
      <div className="row">
        <i className="one">·</i>
        <i className="two">·</i>
        <i className="three">·</i>
      </div>
      <div className="reversed">
        <i className="last">·</i>
        <i className="first">·</i>
      </div>
      <div className="wrap">
        <i className="a">·</i>
        <i className="b">·</i>
        <i className="c">·</i>
      </div>
      <div className="grid">
        <i className="wide">·</i>
        <i className="g1">·</i>
        <i className="g2">·</i>
      </div>
      <div className="empty" />
      <p className="text">Words</p>
      <Card>
        <b className="given">given</b>
      </Card>
      <div className="scroller">
        <p className="top">top</p>
        <div style={{ height: 900 }} />
        <p className="bottom">bottom</p>
      </div>
      <div className="turned">turned</div>
      <Card label="Only here">
        <b>other</b>
      </Card>
      <p className="marks">
        <em className="marked">
          <i className="mark">·</i>
        </em>
      </p>
      <ul className="list">
        <li className="l1">·</li>
        <li className="l2">
          <b className="inner">·</b>
          <ol className="nested">
            <li className="n1">·</li>
          </ol>
        </li>
      </ul>
      <div className="bar">
        <Round title="1">
          <i className="r1">·</i>
        </Round>
        <Round title="2">
          <i className="r2">·</i>
        </Round>
        {['3', '4'].map((title) => (
          <Round key={title} title={title}>
            <i className="item">·</i>
          </Round>
        ))}
      </div>
      <div className="cells">
        <Col name="filled">
          <Tile title="1" />
        </Col>
        <Col name="next">
          <Tile title="2" />
        </Col>
        <Col name="two">
          <Tile title="3" />
          <Tile title="4" />
        </Col>
      </div>
    </main>
  );
}
`;
const ROUND = `export const Round = ({ title, children }) => <div className="round" title={title}>{children}</div>;
`;
const TILE = `export const Col = ({ name, children }) => <div className={name + ' col'}>{children}</div>;
export const Tile = ({ title }) => <section className="tile" title={title}><b>{title}</b></section>;
`;
const CARD = `export function Card({ label = 'none', children }) {
  return (
    <section className="card">
      <h2 className="label">{label}</h2>
      <div className="body">{children}</div>
    </section>
  );
}
`;
const CSS = `body { margin: 0; font: 16px/20px sans-serif; }
* { box-sizing: border-box; }
.page { padding: 20px; }
.row, .reversed, .wrap, .grid { padding: 10px; width: 400px; margin: 0; }
.row { display: flex; column-gap: 20px; border: 2px solid; padding: 10px 20px 30px 40px; margin: 5px 0 15px; }
.row i { width: 50px; height: 40px; }
.reversed { display: flex; flex-direction: row-reverse; gap: 20px; }
.reversed i { width: 50px; height: 40px; }
.wrap { display: flex; flex-wrap: wrap; gap: 12px 20px; width: 160px; }
.wrap i { width: 50px; height: 30px; }
.grid { display: grid; grid-template-columns: 60px 80px; gap: 10px 30px; }
.grid i { height: 20px; }
.wide { grid-column: 1 / 3; }
.empty { height: 60px; }
.text { margin: 0; }
.marks { display: flex; padding: 20px; margin: 0; }
.marked { display: flex; padding: 20px; }
.card { padding: 20px; }
.list b { display: block; padding: 20px; }
.nested { padding: 20px; }
.cells { display: flex; }
.col, .tile { padding: 12px; }
.bar { display: flex; gap: 20px; }
.round { padding: 20px; }
.scroller { height: 60px; overflow: auto; border: 3px solid; position: relative; margin-top: 20px; }
.scroller p { margin: 0; }
.turned { width: 100px; transform: rotate(30deg); }
`;

let browser: Browser;
let parent: Parent;

beforeAll(async () => {
  browser = await launchBrowser();
  parent = await openParent(browser, {
    'src/App.jsx': APP,
    'src/Card.jsx': CARD,
    'src/Round.jsx': ROUND,
    'src/Tile.jsx': TILE,
    'src/app.css': CSS,
  });
  await parent.init();
});
afterAll(async () => {
  await parent?.close();
  await browser?.close();
});
beforeEach(async () => {
  await parent.app.evaluate(() => window.scrollTo(0, 0));
  await parent.clear();
});

const app = (selector: string) => parent.app.locator(selector);
const id = (text: string, file = 'src/App.jsx') => parent.idAt(file, text);
const box = (kind: string) => app(`visual-edit-overlay .box[data-kind="${kind}"]:not([hidden])`);
const rect = (selector: string) =>
  app(selector)
    .first()
    .evaluate((node) => node.getBoundingClientRect().toJSON());
const keyOf = async (selector: string, codebaseId: string) => {
  const path = await app(selector)
    .first()
    .evaluate((node) => {
      const indexes: number[] = [];
      for (let at = node as Element; at !== document.body; at = at.parentElement as Element) {
        indexes.unshift([...(at.parentElement as Element).children].indexOf(at));
      }
      return [0, ...indexes].join('-');
    });
  return `TE_${codebaseId}_${STORYBOARD}_${path}`;
};

async function boxesOf(selector: string, codebaseId: string): Promise<ElementBoxes> {
  await parent.clear();
  await parent.call('getElementBoxes', await keyOf(selector, codebaseId));
  const { boxes } = await parent.next('ELEMENT_BOXES');
  return boxes as ElementBoxes;
}

/** @param at share of the element's width and height */
async function dropAt(selector: string, at: [number, number], ...dragged: string[]): Promise<DropTarget | null> {
  const { x, y, width, height } = await rect(selector);
  const point = { x: x + width * at[0], y: y + height * at[1] };
  await parent.clear();
  await parent.call('findDropTarget', point, dragged);
  // a question before is answered again when the page scrolls
  return (await parent.next('DROP_TARGET', (message) => message.point.y === point.y)).target;
}

describe('element boxes', () => {
  it('are margin, border, padding and content, with the widths of their sides', async () => {
    const boxes = await boxesOf('.row', id('className="row"'));
    expect(boxes).toMatchObject({
      margin: { left: 20, top: 20, width: 400 },
      border: { left: 20, top: 25, width: 400, height: 84 },
      padding: { left: 22, top: 27, width: 396, height: 80 },
      content: { left: 62, top: 37, width: 336, height: 40 },
      sides: {
        margin: { top: 5, right: 0, bottom: 15, left: 0 },
        border: { top: 2, right: 2, bottom: 2, left: 2 },
        padding: { top: 10, right: 20, bottom: 30, left: 40 },
      },
      exact: true,
      scale: { x: 1, y: 1 },
      display: 'flex',
      flexDirection: 'row',
      direction: 'ltr',
      parent: { display: 'block', flexWrap: 'nowrap' },
    });
    expect(boxes.margin.height).toBe(104);
  });

  it('tell the gaps of a row, of wrapped lines and of a grid', async () => {
    const row = await boxesOf('.row', id('className="row"'));
    expect(row.gaps).toEqual([
      { property: 'column-gap', rect: { left: 112, top: 37, width: 20, height: 40 } },
      { property: 'column-gap', rect: { left: 182, top: 37, width: 20, height: 40 } },
    ]);
    const wrapped = await boxesOf('.wrap', id('className="wrap"'));
    expect(wrapped.gaps.map(({ property, rect }) => [property, rect.width, rect.height])).toEqual([
      ['column-gap', 20, 30],
      ['row-gap', 140, 12],
    ]);
    const grid = await boxesOf('.grid', id('className="grid"'));
    expect(grid.gaps.map(({ property, rect }) => [property, rect.width, rect.height])).toEqual([
      ['column-gap', 30, 50],
      ['row-gap', 380, 10],
    ]);
    expect((await boxesOf('.text', id('className="text"'))).gaps).toEqual([]);
  });

  it('say when a rotation makes them only bounds, and are none for what has no box', async () => {
    expect((await boxesOf('.turned', id('className="turned"'))).exact).toBe(false);
    await app('.turned').evaluate((node) => Object.assign((node as HTMLElement).style, { display: 'none' }));
    expect(await boxesOf('.turned', id('className="turned"'))).toBeNull();
    await app('.turned').evaluate((node) => node.removeAttribute('style'));
  });
});

describe('a drop target', () => {
  it('in a row is before or after the nearest child, with the line in the gap', async () => {
    const row = id('className="row"');
    const target = await dropAt('.two', [0.2, 0.5]);
    expect(target).toMatchObject({
      parentCodebaseId: row,
      parentKey: await keyOf('.row', row),
      index: 1,
      beforeCodebaseId: id('className="two"'),
      afterCodebaseId: id('className="one"'),
      axis: 'x',
      display: 'flex',
      line: { left: 122, top: 37, width: 0, height: 40 },
    });
    expect(await dropAt('.three', [0.9, 0.5])).toMatchObject({ index: 3, afterCodebaseId: id('className="three"') });
  });

  it('follows a reversed row', async () => {
    const target = await dropAt('.last', [0.9, 0.5]);
    expect(target).toMatchObject({ index: 0, beforeCodebaseId: id('className="last"') });
    expect(target?.line?.left).toBe((await rect('.last')).right);
    expect(await dropAt('.first', [0.1, 0.5])).toMatchObject({ index: 2, afterCodebaseId: id('className="first"') });
  });

  it('in a wrapped row and a grid is on the line that is pointed at', async () => {
    expect(await dropAt('.c', [0.8, 0.5])).toMatchObject({ index: 3, afterCodebaseId: id('className="c"'), axis: 'x' });
    expect(await dropAt('.g2', [0.2, 0.5])).toMatchObject({ index: 2, beforeCodebaseId: id('className="g2"') });
  });

  it('in a block is above or below; text and empty elements have rules of their own', async () => {
    const page = id('className="page"');
    const above = await dropAt('.text', [0.5, 0.2]);
    expect(above).toMatchObject({ parentCodebaseId: page, beforeCodebaseId: id('className="text"'), axis: 'y' });
    expect(above?.line?.height).toBe(0);
    const inside = await dropAt('.empty', [0.5, 0.5]);
    expect(inside).toMatchObject({ parentCodebaseId: id('className="empty"'), index: 0, line: null });
    expect(await dropAt('.empty', [0.5, 0.02])).toMatchObject({ parentCodebaseId: page, axis: 'y' });
  });

  it('is none until the tables have the neighbours, and never the end of the element around them', async () => {
    const neighbours = ['one', 'two', 'three'].map((name) => id(`className="${name}"`));
    const tableOf = (entry: (key: string) => unknown) => Object.fromEntries(neighbours.map((key) => [key, entry(key)]));
    await parent.call('setNewLookups', tableOf(() => null) as never, {});
    expect(await dropAt('.two', [0.2, 0.5])).toBeNull();
    await parent.clear();
    await parent.call('setNewLookups', tableOf((key) => parent.lookup[key]) as never, {});
    // answered again, though the pointer rests
    expect(await parent.next('DROP_TARGET')).toMatchObject({ target: { beforeCodebaseId: neighbours[1] } });
    expect(await dropAt('.two', [0.2, 0.5])).toMatchObject({ beforeCodebaseId: neighbours[1] });
  });

  it('names what the source names: children given to a component, and instances beside', async () => {
    const given = await dropAt('.given', [0.9, 0.5]);
    expect(given).toMatchObject({ parentCodebaseId: id('<Card>'), afterCodebaseId: id('className="given"') });
    const below = await dropAt('.text', [0.5, 0.9]);
    expect(below).toMatchObject({ afterCodebaseId: id('className="text"'), beforeCodebaseId: id('<Card>') });
  });

  it('is where the dragged element stands, over itself and wherever that is the nearest place', async () => {
    const wide = await keyOf('.wide', id('className="wide"'));
    const first = await keyOf('.g1', id('className="g1"'));
    const stays = (name: string) => ({ beforeCodebaseId: id(`className="${name}"`) });
    // the middle of the element above is nearer than that of the one beside
    expect(await dropAt('.g1', [0.9, 0.1], first)).toMatchObject({ ...stays('g1'), index: 1 });
    expect(await dropAt('.grid', [0.9, 0.3], wide)).toMatchObject({ ...stays('wide'), index: 0 });
    expect(await dropAt('.g2', [0.9, 0.5], first)).toMatchObject({ afterCodebaseId: id('className="g2"') });
    // the only one that a component shows as its children
    const given = await keyOf('.given', id('className="given"'));
    for (const selector of ['.given', '.body']) {
      expect(await dropAt(selector, [0.5, 0.5], given)).toMatchObject({ ...stays('given'), index: 0 });
    }
    expect((await parent.messages('DROP_TARGET')).map(({ elsewhere }) => elsewhere)).toEqual([null]);
  });

  it('is beside an element that HTML does not allow the dragged one in', async () => {
    const [marked, page] = [id('className="marked"'), id('className="page"')];
    await app('.mark').scrollIntoViewIfNeeded();
    const inline = await keyOf('.two', id('className="two"'));
    expect(await dropAt('.mark', [0.5, 0.5], inline)).toMatchObject({ parentCodebaseId: marked });
    const block = await keyOf('.card', id('<Card>'));
    const beside = { parentCodebaseId: page, afterCodebaseId: id('className="marks"') };
    expect(await dropAt('.mark', [0.5, 0.9], block)).toMatchObject(beside);
  });

  it('is beside an item of a list for another item, or in a list in it', async () => {
    await app('.list').scrollIntoViewIfNeeded();
    const first = await keyOf('.l1', id('className="l1"'));
    expect(await dropAt('.inner', [0.5, 0.5], first)).toMatchObject({ parentCodebaseId: id('className="list"') });
    expect(await dropAt('.n1', [0.5, 0.5], first)).toMatchObject({ parentCodebaseId: id('className="nested"') });
    const words = await keyOf('.mark', id('className="mark"'));
    expect(await dropAt('.inner', [0.5, 0.9], words)).toMatchObject({ parentCodebaseId: id('className="l2"') });
  });

  it('is beside an item of the same list, and in another use of the same component', async () => {
    await app('.bar').scrollIntoViewIfNeeded();
    const list = id('className="bar"');
    const item = await keyOf('.item', id('className="item"'));
    expect(await dropAt('.round[title="4"] i', [0.9, 0.5], item)).toMatchObject({
      parentKey: await keyOf('.bar', list),
    });
    const only = await keyOf('.r1', id('className="r1"'));
    expect(await dropAt('.r2', [0.9, 0.5], only)).toMatchObject({
      parentCodebaseId: id('<Round title="2"'),
      afterCodebaseId: id('className="r2"'),
    });
  });

  it('is beside a filled cell of a layout for what fills another, in one with more, and never in the component itself', async () => {
    await app('.cells').scrollIntoViewIfNeeded();
    const tile = await keyOf('.tile', id('className="tile"', 'src/Tile.jsx'));
    expect(await dropAt('.next .tile', [0.85, 0.5], tile)).toMatchObject({
      parentCodebaseId: id('className="cells"'),
      afterCodebaseId: id('<Col name="next"'),
    });
    expect(await dropAt('.tile[title="3"]', [0.5, 0.5], tile)).toMatchObject({
      parentCodebaseId: id('<Col name="two"'),
    });
  });

  it('leaves out what is dragged, and may be drawn', async () => {
    const dragged = await keyOf('.two', id('className="two"'));
    expect(await dropAt('.three', [0.1, 0.5], dragged)).toMatchObject({
      index: 1,
      beforeCodebaseId: id('className="three"'),
      afterCodebaseId: id('className="one"'),
    });
    const { x, y } = await rect('.two');
    await parent.call('findDropTarget', { x: x + 5, y: y + 5 }, [], true);
    await expect.poll(() => box('drop').count()).toBe(1);
    expect(await box('hover').count()).toBe(1);
    await parent.call('clearDropTarget');
    await expect.poll(() => box('drop').count()).toBe(0);
    expect(await box('hover').count()).toBe(0);
  });
});

describe('scrollers', () => {
  it('cut the outline off at their edge, and hide it when nothing shows', async () => {
    await parent.call('setSelectedElement', await keyOf('.top', id('className="top"')));
    await expect.poll(() => box('selected').count()).toBe(1);
    expect(await box('selected').evaluate((node) => (node as HTMLElement).style.clipPath)).toBe('');
    await app('.scroller').evaluate((node) => node.scrollTo(0, 12));
    await expect
      .poll(() => box('selected').evaluate((node) => (node as HTMLElement).style.clipPath))
      .toBe('inset(12px 0px 0px)');
    await app('.scroller').evaluate((node) => node.scrollTo(0, 200));
    await expect.poll(() => box('selected').count()).toBe(0);
    await app('.scroller').evaluate((node) => node.scrollTo(0, 0));
    await expect.poll(() => box('selected').count()).toBe(1);
  });

  it('are scrolled when the editor asks for an element in them', async () => {
    const bottom = await keyOf('.bottom', id('className="bottom"'));
    const isSeen = async () => {
      const [inner, outer] = [await rect('.bottom'), await rect('.scroller')];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    };
    expect(await isSeen()).toBe(false);
    await parent.call('scrollToElement', bottom);
    await expect.poll(isSeen).toBe(true);
    await app('.scroller').evaluate((node) => node.scrollTo(0, 0));
    await parent.call('setSelectedElement', bottom);
    await expect.poll(isSeen).toBe(true);
  });
});

describe('a prop of a component', () => {
  const change = '3f2b1c1e-0000-4000-8000-000000000002';
  const apply = async (codebaseId: string, propValue: unknown) => {
    await parent.clear();
    const changeFields = { codebaseIdToChange: codebaseId, propName: 'label', propValue };
    await parent.call('applyChangeItemToDocument', { id: change, type: 'CHANGE_PROP', changeFields });
    return (await parent.next('INSTANT_UPDATE_DONE')).instantUpdateSuccessful;
  };

  // covers spec 3.16
  it('is shown where its text is on the page once', async () => {
    const other = id('label="Only here"');
    expect(await apply(other, 'New name')).toBe(true);
    expect(await app('.label').allTextContents()).toEqual(['none', 'New name']);
    await parent.call('cancelInstantUpdate', change);
    await expect.poll(() => app('.label').allTextContents()).toEqual(['none', 'Only here']);
  });

  it('is left to the refresh where nobody can tell', async () => {
    expect(await apply(id('<Card>'), 'x')).toBe(false);
    expect(await apply(id('label="Only here"'), { type: 'expression', code: 'a.b' })).toBe(false);
    expect(await app('.label').allTextContents()).toEqual(['none', 'Only here']);
  });
});
