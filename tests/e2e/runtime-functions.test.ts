/** A foreign parent calls every callable function, and reads the overlay's constants off the page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import type { FrameFunctionName, FrameFunctions, FrameMessage } from '../../src/protocol/messages.ts';
import { launchBrowser } from '../support/browser.ts';
import { stopServer } from '../support/stop-server.ts';
import { RUNTIME_APP } from './runtime-app.ts';
import { openParent, type Parent, STORYBOARD } from './runtime-parent.ts';

let browser: Browser;
let parent: Parent;
let foreign: Server;
const requests: string[] = [];
const said: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  foreign = createServer((_request, response) => {
    response.setHeader('content-type', 'text/css');
    response.end('.heading { text-transform: uppercase; }');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  parent = await openParent(browser, RUNTIME_APP, '?debugLog=true&storyboard=true');
  parent.page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  await parent.init();
  parent.page.on('request', (request) => requests.push(request.url()));
});
afterAll(async () => {
  await parent?.close();
  await browser?.close();
  if (foreign) await stopServer(foreign);
});

const id = (text: string, file = 'src/App.jsx') => parent.idAt(file, text);
const heading = () => `TE_${id('<h1')}_${STORYBOARD}_0-0-0-0`;
const boxes = (kind: string) => parent.app.locator(`visual-edit-overlay .box[data-kind="${kind}"]:not([hidden])`);
const style = (locator: Locator, property: string) =>
  locator.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Arguments, and the message that answers; null for calls without an answer, which are checked by their effect. */
type Calls = { [F in FrameFunctionName]: () => [FrameFunctions[F], FrameMessage['id'] | null] };
const MODES = { driveModeEnabled: false, aiContextSelection: false };
const CHANGE = '3f2b1c1e-0000-4000-8000-000000000003';

const CALLS: Calls = {
  initProject: () => [[STORYBOARD, parent.lookup, {}, null, MODES, 'APPLICATION', null, ''], 'NAV_TREE'],
  setNewLookups: () => [[{}, {}], null],
  setHoveredElement: () => [[heading()], null],
  setSelectedElement: () => [[heading()], 'SELECTED_ELEMENT_KEY'],
  processRulesForSelectedElement: () => [[{}, heading()], 'PROCESSED_CSS_RULES_FOR_ELEMENT'],
  setModifiersForSelectedElement: () => [[[], heading()], null],
  setModifiersForComponent: () => [[[]], null],
  getCssEvals: () => [[heading()], 'CSS_EVALS_FOR_ELEMENT'],
  getElementClassList: () => [[heading()], 'ELEMENT_CLASS_LIST'],
  ruleMatchesElement: () => [['ask', 'h1', heading()], null],
  applyChangeItemToDocument: () => [
    [{ id: CHANGE, type: 'UNKNOWN', changeName: '', changeFields: {}, prevIdToNewIdMap: {} }],
    'INSTANT_UPDATE_DONE',
  ],
  cancelInstantUpdate: () => [[CHANGE], null],
  changeSaved: () => [[CHANGE, { 'src/App.tsx': 1 }], null],
  stopEditingText: () => [[], null],
  startEditingText: () => [[heading()], 'START_EDITING_TEXT'],
  setEditingContext: () => [[{ theme: null, darkMode: { kind: 'media' }, breakpoints: {} }], null],
  getComputedValues: () => [[heading()], 'COMPUTED_VALUES'],
  checkStyling: () => [
    [
      createChange(CHANGE, 'STYLING', { codebaseId: id('<h1'), stylingChanges: {}, stylingFramework: 'CSS' }),
      heading(),
    ],
    'STYLING_CHECKED',
  ],
  getFonts: () => [[['serif']], 'PAGE_FONTS'],
  scrollToElement: () => [[heading()], null],
  getElementBoxes: () => [[heading()], 'ELEMENT_BOXES'],
  findDropTarget: () => [[{ x: 30, y: 30 }], 'DROP_TARGET'],
  clearDropTarget: () => [[], null],
  updateCodebaseIds: () => [[{}, {}, {}], null],
  dispatchEvent: () => [['editor-news', {}], null],
  syntheticMouseOver: () => [[{ x: 30, y: 140 }, false, false], 'HOVERED_ELEMENT_KEY'],
  selectAt: () => [[{ x: 30, y: 140 }, false], 'SELECTED_ELEMENT_KEY'],
  syntheticMouseMove: () => [[{ clientX: 31, clientY: 30, buttons: 0 }], 'MOUSE_MOVE_EVENT'],
  syntheticMouseUp: () => [[{ clientX: 31, clientY: 30 }], null],
  setZoomPerc: () => [[1], null],
  setAiContext: () => [[false], null],
  setIsFlushing: () => [[false], null],
  tempMoveElement: () => [[`TE_${id('<li')}_${STORYBOARD}_0-0-0-10-0`, 1], 'SELECTED_ELEMENT_KEY'],
  tempAddDiv: () => [[id('<ul'), 0, 10, 10], null],
  tempMoveToNewParent: () => [[0, 0, 0, 0, '', true], null],
  setMultiselectedElementKeys: () => [[[]], 'MULTI_SELECTED_ELEMENT_KEYS'],
  updateOutlines: () => [[], null],
  clearHoveredOutlines: () => [[], null],
  checkIfHydrationError: () => [[], 'LATEST_HYDRATION_ERROR_STATUS'],
  triggerDragStart: () => [[], 'DRAG_START_EVENT'],
  triggerDragCancel: () => [[], 'DRAG_CANCEL_EVENT'],
  startRecording: () => [[], null],
  stopRecording: () => [[], null],
  enableDriveMode: () => [[], null],
  disableDriveMode: () => [[], null],
  goBack: () => [[], 'LATEST_HREF'],
  goForward: () => [[], 'LATEST_HREF'],
  refresh: () => [[], null],
};

describe('the constants', () => {
  // covers spec 9.1, 9.2, 9.3
  it('boxes are stacked and coloured by the constants', async () => {
    const card = `TE_${id('title="One"')}_${STORYBOARD}_0-0-0-9-0`;
    await parent.call('setSelectedElement', card);
    await expect.poll(() => boxes('secondary').count()).toBe(2);
    expect(await style(boxes('selected'), 'z-index')).toBe('2000000002');
    expect(await style(boxes('secondary'), 'z-index')).toBe('2000000001');
    expect(await style(parent.app.locator('visual-edit-overlay'), 'z-index')).toBe('2000000004');
    expect(await style(boxes('selected'), 'box-shadow')).toBe('rgb(97, 131, 228) 0px 0px 0px 1px inset');
    expect(await style(boxes('secondary'), 'box-shadow')).toBe('rgb(97, 131, 228) 0px 0px 0px 0.5px inset');
    await parent.call('setHoveredElement', `TE_${id('<ul')}_${STORYBOARD}_0-0-0-10`);
    await expect.poll(() => boxes('child').count()).toBe(3);
    expect(await style(boxes('child'), 'z-index')).toBe('2000000000');
    expect(await style(boxes('hover'), 'box-shadow')).toBe('rgb(69, 151, 247) 0px 0px 0px 1px inset');
    await parent.call('tempMoveToNewParent', 80, 30, 100, 200, '');
    await expect.poll(() => boxes('move').count()).toBe(1);
    expect(await style(boxes('move'), 'z-index')).toBe('2000000003');
    expect(await style(boxes('move'), 'border-top-style')).toBe('dashed');
    await parent.call('tempMoveToNewParent', 0, 0, 0, 0, '', true);
    await parent.call('setAiContext', true);
    await expect.poll(() => style(boxes('hover'), 'box-shadow')).toContain('rgb(104, 88, 245)');
    expect(await style(boxes('selected'), 'box-shadow')).toContain('rgb(82, 70, 194)');
    await parent.call('setAiContext', false);
  });

  // covers spec 9.4
  it('labels grow against the zoom, up to twice their size', async () => {
    const host = parent.app.locator('visual-edit-overlay');
    const scaleAt = async (zoom: number, expected: string) => {
      await parent.call('setZoomPerc', zoom);
      const scale = () => host.evaluate((node) => (node as HTMLElement).style.getPropertyValue('--s'));
      await expect.poll(scale).toBe(expected);
    };
    await scaleAt(0.8, '1.25');
    await scaleAt(0.25, '2');
    await scaleAt(1, '1');
  });
});

describe('what cannot be read or told apart', () => {
  // covers spec 8.11
  it('a style sheet of another origin is passed over', async () => {
    const { port } = foreign.address() as AddressInfo;
    await parent.app.evaluate(async (href) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href });
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.append(link);
      await loaded;
    }, `http://127.0.0.1:${port}/foreign.css`);
    await parent.clear();
    await parent.call('processRulesForSelectedElement', {}, heading());
    const { processedCssRules } = await parent.next('PROCESSED_CSS_RULES_FOR_ELEMENT');
    expect(processedCssRules.some((rule) => (rule as { selector: string }).selector === '.heading')).toBe(true);
    expect(said.join('\n')).toContain('style sheet of another origin is left out');
    expect(said.filter((line) => /^(error|warning)/.test(line))).toEqual([]);
  });

  // covers spec 8.10
  it('a name that several components have gets a warning', async () => {
    await parent.send({ id: 'which', type: 'GET_STATE_AND_PROPS', payload: { componentName: 'Card' } });
    await expect.poll(() => said.join('\n')).toContain('More than one component matches Card');
  });
});

describe('calls', () => {
  // covers spec 7.38
  it('every function of the contract is there and answers as it says', async () => {
    said.splice(0);
    requests.splice(0);
    await parent.app.evaluate(() => history.pushState({}, '', '/further'));
    for (const [name, row] of Object.entries(CALLS)) {
      if (name === 'refresh') break;
      const [args, answer] = row();
      await parent.clear();
      await parent.call(name as FrameFunctionName, ...args);
      if (answer) expect((await parent.next(answer)).id, name).toBe(answer);
      if (name === 'startEditingText') await parent.page.keyboard.press('Escape');
    }
    const answers = await parent.page.evaluate(() => (window as never as { received: { id: string }[] }).received);
    expect(answers.map(({ id: one }) => one)).not.toContain('DRAG_START_EVENT');
    expect(said.filter((line) => /^(error|warning)/.test(line))).toEqual([]);
  });

  // covers spec 7.39
  it('the frame calls nobody', async () => {
    await parent.call('checkIfHydrationError');
    await parent.next('LATEST_HYDRATION_ERROR_STATUS');
    expect(requests).toEqual([]);
  });

  it('refresh loads the page again', async () => {
    await parent.app.evaluate(() => Object.assign(window, { old: true }));
    await parent.call('refresh');
    await parent.app.waitForFunction(() => !('old' in window) && document.querySelector('.heading'));
  });
});
