/**
 * The frame's rules of the selected element against Chromium's own answer (`CSS.getMatchedStylesForNode`): the same rules in
 * the same order, matching and inherited, on an app of ours and one by others.
 */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NavTreeNode } from '../../src/protocol/nav-tree.ts';
import type { CssRulesAnswer, ProcessedCssRule } from '../../src/protocol/style-rules.ts';
import { isInheritable } from '../../src/runtime/css/properties.ts';
import { launchBrowser } from '../support/browser.ts';
import { copyTree } from '../support/copy-tree.ts';
import { createExampleCopy, REPOSITORY, type TestProject } from '../support/project.ts';
import { createViteProject } from '../support/vite-project.ts';
import { EVERY_RULE_APP } from './every-rule-app.ts';
import { configFor, type Parent, parentOf, serveParent } from './runtime-parent.ts';
import { copyOf, installed } from './styling-project.ts';

let browser: Browser;
let parent: Parent | null = null;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => {
  await parent?.close();
  parent = null;
});
afterAll(() => browser?.close());

async function example(origin: string): Promise<{ project: TestProject; path: string }> {
  const project = createExampleCopy();
  symlinkSync(REPOSITORY, join(project.root, 'node_modules/visual-edit'));
  const config = configFor(origin)
    .replace('plugins: [react(),', 'plugins: [react(), tailwindcss(),')
    .replace(/^/, "import tailwindcss from '@tailwindcss/vite';\n");
  writeFileSync(join(project.root, 'vite.config.ts'), config);
  return { project, path: 'dashboard/brand' };
}

async function template(origin: string): Promise<{ project: TestProject; path: string }> {
  const modules = await installed(join(import.meta.dirname, 'fixtures/vite-template'));
  const project = createViteProject();
  copyTree(join(modules, 'create-vite/template-react'), project.root, ['node_modules']);
  writeFileSync(join(project.root, 'vite.config.js'), configFor(origin));
  return { project, path: '' };
}

async function everyKind(origin: string): Promise<{ project: TestProject; path: string }> {
  return { project: createViteProject({ ...EVERY_RULE_APP, 'vite.config.js': configFor(origin) }), path: '' };
}

async function modules(origin: string): Promise<{ project: TestProject; path: string }> {
  const project = await copyOf('css-modules');
  writeFileSync(join(project.root, 'vite.config.js'), configFor(origin));
  return { project, path: '' };
}

interface CdpNode {
  nodeId: number;
  nodeType: number;
  localName: string;
  children?: CdpNode[];
  contentDocument?: CdpNode;
}
interface CdpMatch {
  rule: {
    origin: string;
    selectorList: { text: string };
    nestingSelectors?: string[];
    style: {
      cssText?: string;
      cssProperties: { name: string; implicit?: boolean; longhandProperties?: { name: string }[] }[];
    };
  };
}
interface CdpStyles {
  matchedCSSRules: CdpMatch[];
  inherited: { matchedCSSRules: CdpMatch[] }[];
}

/** Element keys of the nav tree, in order. */
function keysIn(node: NavTreeNode): string[] {
  const own = node.elementKey.startsWith('TE_tempo-') ? [node.elementKey] : [];
  return [...own, ...(node.children ?? []).flatMap(keysIn)];
}

const elementsOf = ({ children = [] }: CdpNode) => children.filter(({ nodeType }) => nodeType === 1);
const find = (node: CdpNode, name: string): CdpNode | undefined =>
  node.localName === name
    ? node
    : [...elementsOf(node), ...(node.contentDocument ? [node.contentDocument] : [])]
        .map((one) => find(one, name))
        .find(Boolean);

/** The node at a unique path: child indexes from the body, which is the first. */
function nodeAt(body: CdpNode, key: string): CdpNode | undefined {
  const path = key
    .slice(key.lastIndexOf('_') + 1)
    .split('-')
    .slice(1)
    .map(Number);
  return path.reduce<CdpNode | undefined>((node, index) => node && elementsOf(node)[index], body);
}

/** Quotes and blanks as nobody means them. */
const folded = (selector: string) =>
  selector
    .replace(/["']/g, '')
    .replace(/\s*([>+~,()])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Rules of ours for the page, such as the pointer while the app is edited, are in the page too. */
const isOfTheApp = ({ rule }: CdpMatch) =>
  rule.origin === 'regular' &&
  !/tempo-|:root:root/.test(rule.selectorList.text) &&
  !/^\s*cursor: default !important;\s*$/.test(rule.style.cssText ?? '');
const namesOf = ({ rule }: CdpMatch) =>
  rule.style.cssProperties.flatMap(({ name, longhandProperties = [] }) => [
    name,
    ...longhandProperties.map((one) => one.name),
  ]);

/** Strongest first: Chromium's rules of the element itself, then of its parents. */
function rulesOfChromium({ matchedCSSRules, inherited }: CdpStyles): string[][] {
  const own = matchedCSSRules
    .filter(isOfTheApp)

    .map(({ rule }) => folded(rule.selectorList.text));
  const others = inherited.map((one) =>
    one.matchedCSSRules
      .filter((match) => isOfTheApp(match) && namesOf(match).some(isInheritable))
      .map(({ rule }) => folded(rule.selectorList.text)),
  );
  return [own, ...others].map((list) => list.reverse());
}

/** The same of ours, by distance. The selector is that of the innermost rule, as the page has it. */
function rulesOfFrame(rules: readonly ProcessedCssRule[], depth: number): string[][] {
  return Array.from({ length: depth }, (_, distance) =>
    rules
      .filter((one) => one.origin === 'rule' && one.applied && one.distance === distance && one.order >= 0)
      .map(({ cssText }) => folded(cssText.slice(0, cssText.indexOf('{')))),
  );
}

async function cssRules({ cli }: Parent): Promise<CssRulesAnswer> {
  const headers = { authorization: `Bearer ${cli.ready.token}` };
  const read = async (path: string) => (await fetch(`${cli.ready.apiUrl}${path}`, { headers })).json();
  const { canvasId } = (await read('/session')) as { canvasId: string };
  return (await read(`/canvases/${canvasId}/cssRules`)) as CssRulesAnswer;
}

async function stylesFor(session: CDPSession, nodeId: number): Promise<CdpStyles> {
  return (await session.send('CSS.getMatchedStylesForNode', { nodeId })) as unknown as CdpStyles;
}

/** A running app of these, taken over by a parent, and the keys of its elements. */
async function start({ open, elements }: (typeof APPS)[number]): Promise<{ one: Parent; keys: string[] }> {
  const place = await serveParent();
  const { project, path } = await open(place.origin);
  const one = await parentOf(browser, place, project, path);
  parent = one;
  await one.connect();
  const modes = { driveModeEnabled: false, aiContextSelection: false };
  await one.call('initProject', 'board_1', one.lookup, {}, null, modes, 'APPLICATION', null, '');
  const { navTree } = await one.next('NAV_TREE', (message) => keysIn(message.navTree).length >= elements);
  return { one, keys: keysIn(navTree).slice(0, elements) };
}

async function processed(one: Parent, lookup: object, key: string): Promise<ProcessedCssRule[]> {
  await one.clear();
  await one.call('processRulesForSelectedElement', lookup, key);
  return (await one.next('PROCESSED_CSS_RULES_FOR_ELEMENT')).processedCssRules as ProcessedCssRule[];
}

/** Asks Chromium for the same elements. */
async function chromium(one: Parent): Promise<(key: string) => Promise<string[][]>> {
  const session = await one.page.context().newCDPSession(one.page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as unknown as { root: CdpNode };
  const body = find(find(root, 'iframe')?.contentDocument as CdpNode, 'body') as CdpNode;
  return async (key) => {
    const node = nodeAt(body, key);
    if (!node) throw new Error(`no node for ${key}`);
    return rulesOfChromium(await stylesFor(session, node.nodeId));
  };
}

const APPS = [
  { name: 'the example', open: example, elements: 50 },
  { name: 'the template of create-vite', open: template, elements: 50 },
  { name: 'an app with rules of every kind', open: everyKind, elements: 10 },
];

test.each(APPS)('the rules of $elements elements of $name are those of Chromium, in its order', async (app) => {
  const { one, keys } = await start(app);
  expect(keys).toHaveLength(app.elements);
  const { cssElementLookup } = await cssRules(one);
  const rulesByChromium = await chromium(one);
  for (const key of keys) {
    const expected = await rulesByChromium(key);
    expect(rulesOfFrame(await processed(one, cssElementLookup, key), expected.length), key).toEqual(expected);
  }
});

describe('a rule tells', () => {
  test('where it stands in CSS modules and SCSS, and which values come from it', async () => {
    const { one, keys } = await start({ name: '', open: modules, elements: 10 });
    const { cssElementLookup } = await cssRules(one);
    const key = keys.find((name) => name.includes(one.idAt('src/Card.jsx', '<h2'))) as string;
    const rules = await processed(one, cssElementLookup, key);
    const [name] = rules;
    expect(name).toMatchObject({
      selector: '.name',
      filename: 'src/Card.module.scss',
      line: 14,
      source: { filename: 'src/Card.module.scss', selector: '.name', line: 14, conditions: [] },
      declarations: [
        { property: 'font-size', value: '18px', important: false, line: 15 },
        { property: 'margin', value: '0', important: false, line: 16 },
      ],
      allowChanges: true,
      applied: true,
      specificity: [0, 2, 0],
      wins: expect.arrayContaining(['font-size', 'margin-top']),
    });
    const card = rules.find(({ distance, selector }) => distance === 1 && selector === '.card');
    expect(card).toMatchObject({
      inherited: true,
      classParsed: 'card',
      wins: ['color'],
      styles: { color: 'rgb(34, 34, 34)' },
    });
    const body = rules.filter(({ selector }) => selector === 'body');
    expect(body.map(({ filename, line }) => `${filename}:${line}`)).toContain('src/global.scss:7');
    // Sources of another moment than the page: its modules' classes have other names then.
    const older = await processed(one, {}, key);
    const unplacedIn = (list: typeof rules) => list.filter(({ unplaced }) => unplaced).length;
    expect([unplacedIn(rules), unplacedIn(older) > 1]).toEqual([0, true]);
    expect(older.find(({ styles }) => styles['font-size'] === '18px')).toMatchObject({ unplaced: true, source: null });
    expect(older.filter(({ selector }) => selector === 'body').every(({ unplaced }) => !unplaced)).toBe(true);
  });

  test('of sheets that scripts adopt too, and those of other origins are left out', async () => {
    const { one, keys } = await start({ name: '', open: everyKind, elements: 10 });
    const elsewhere = 'http://elsewhere.test/sheet.css';
    await one.page.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/css', body: '.title { color: red; }' }),
    );
    await one.app.evaluate(async (href) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.title { color: rgb(5, 5, 5) !important; }');
      document.adoptedStyleSheets.push(sheet);
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      await new Promise((resolve) => {
        link.onload = resolve;
        document.head.append(link);
      });
    }, elsewhere);
    const key = keys.find((name) => name.includes(one.idAt('src/App.jsx', '>One<'))) as string;
    const rules = await processed(one, {}, key);
    const adopted = rules.find(({ cssText }) => cssText.includes('rgb(5, 5, 5)'));
    expect(adopted).toMatchObject({ selector: '.title', filename: '', allowChanges: false, source: null });
    const winner = rules.find(({ wins }) => wins.includes('color'));
    expect(winner).toBe(adopted);
    expect(winner?.styles.color).toBe('rgb(5, 5, 5) !important');
    expect(rules.filter(({ styles }) => styles.color === 'red')).toHaveLength(1);
  });

  test('whether it holds in a state that is forced', async () => {
    const { one, keys } = await start({ name: '', open: everyKind, elements: 10 });
    const key = keys.find((name) => name.includes(one.idAt('src/App.jsx', '>On<'))) as string;
    const hover = async () => (await processed(one, {}, key)).find(({ selector }) => selector === '.button:hover');
    expect(await hover()).toMatchObject({ applied: false, modifiers: ['hover'] });
    await one.call('setModifiersForSelectedElement', ['hover'], key);
    expect(await hover()).toMatchObject({ applied: true, wins: expect.arrayContaining(['color']) });
  });
});
