/**
 * The rules of the selected element, as the frame tells them, against Chromium's own answer (`CSS.getMatchedStylesForNode`): the
 * same rules in the same order, for the element and for what it inherits, on an app of ours and one by others.
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
import { configFor, type Parent, parentOf, serveParent } from './runtime-parent.ts';
import { installed } from './styling-project.ts';

const ELEMENTS = 50;

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

/** Strongest first: what Chromium says of an element itself, then of its parents. */
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

describe.each([
  { name: 'the example', open: example },
  { name: 'the template of create-vite', open: template },
])('$name', ({ open }) => {
  test(`the rules of ${ELEMENTS} elements are those of Chromium, in its order`, async () => {
    const place = await serveParent();
    const { project, path } = await open(place.origin);
    parent = await parentOf(browser, place, project, path);
    const one = parent;
    await one.connect();
    await one.call(
      'initProject',
      'board_1',
      one.lookup,
      {},
      null,
      { driveModeEnabled: false, aiContextSelection: false },
      'APPLICATION',
      null,
      '',
    );
    const { navTree } = await one.next('NAV_TREE', (message) => keysIn(message.navTree).length >= ELEMENTS);
    const keys = keysIn(navTree).slice(0, ELEMENTS);
    expect(keys).toHaveLength(ELEMENTS);
    const { cssElementLookup } = await cssRules(one);

    const session = await one.page.context().newCDPSession(one.page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as unknown as {
      root: CdpNode;
    };
    const frame = find(root, 'iframe')?.contentDocument as CdpNode;
    const body = find(frame, 'body') as CdpNode;

    for (const key of keys) {
      const node = nodeAt(body, key);
      expect(node, key).toBeDefined();
      await one.clear();
      await one.call('processRulesForSelectedElement', cssElementLookup, key);
      const { processedCssRules } = await one.next('PROCESSED_CSS_RULES_FOR_ELEMENT');
      const expected = rulesOfChromium(await stylesFor(session, (node as CdpNode).nodeId));
      const rules = processedCssRules as ProcessedCssRule[];
      expect(rulesOfFrame(rules, expected.length), `${node?.localName} ${key}`).toEqual(expected);
    }
  });
});
