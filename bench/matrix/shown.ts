/** Reads what the page shows. Computed values are those before layout (`auto`), so that only styles make a difference. */
import type { CDPSession, Frame, Page } from 'playwright';
import { awayFromPage } from '../sweep/rest.ts';
import type { Circumstance } from './contexts.ts';

export interface Look {
  page: Page;
  frame: Frame;
  cdp: CDPSession;
  /** the selector that means dark; null for the system's setting */
  dark: string | null;
  contextId: number;
}

export async function openLook(page: Page, frame: Frame, dark: string | null): Promise<Look> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Map<string, number>();
  cdp.on('Runtime.executionContextCreated', ({ context }) => {
    const data = context.auxData as { frameId?: string; isDefault?: boolean } | undefined;
    if (data?.isDefault && data.frameId) found.set(context.origin, context.id);
  });
  await cdp.send('Runtime.enable');
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const contextId = found.get(new URL(frame.url()).origin);
  if (contextId === undefined) throw new Error(`No script context of the app: ${[...found.keys()]}`);
  return { page, frame, cdp, dark, contextId };
}

/** The element's place among all of the page's. */
export function indexOf({ frame }: Look, codebaseId: string, nth: number): Promise<number> {
  return frame.evaluate(
    ([id, nth]) => {
      const all = [...document.querySelectorAll('body *')];
      const one = [...document.querySelectorAll(`.${id}`)][nth];
      return one ? all.indexOf(one) : -1;
    },
    [codebaseId, nth] as const,
  );
}

export function indexesOf({ frame }: Look, codebaseId: string): Promise<number[]> {
  return frame.evaluate((id) => {
    const all = [...document.querySelectorAll('body *')];
    return [...document.querySelectorAll(`.${id}`)].map((one) => all.indexOf(one));
  }, codebaseId);
}

async function nodeId({ cdp, contextId }: Look, index: number): Promise<number> {
  await cdp.send('DOM.getDocument', { depth: 0 });
  const { result } = await cdp.send('Runtime.evaluate', {
    contextId,
    expression: `document.querySelectorAll('body *')[${index}]`,
  });
  const { nodeId } = await cdp.send('DOM.requestNode', { objectId: result.objectId as string });
  return nodeId;
}

/** Puts the page so, looks, and puts it back. */
export async function under<T>(look: Look, at: Circumstance, index: number, read: () => Promise<T>): Promise<T> {
  const { page, frame, cdp, dark } = look;
  // a frame of another width may come to lie under the pointer
  await awayFromPage(look);
  await page.evaluate((width) => {
    const { editor } = (window as unknown as { sweep: { editor: import('../../src/editor-ui/editor.ts').Editor } })
      .sweep;
    editor.store.setState((now) => {
      const one = now.frames[now.activeFrame];
      return {
        frames: { ...now.frames, ...(one && { [one.id]: { ...one, viewport: { id: 'custom', width, height: 900 } } }) },
      };
    });
  }, at.width);
  await frame.waitForFunction((width) => innerWidth === width, at.width, { polling: 10, timeout: 10_000 });
  const markDark = (on: boolean) =>
    dark === null
      ? page.emulateMedia({ colorScheme: on ? 'dark' : 'light' })
      : frame.evaluate(
          ([selector, on]) => {
            const root = document.documentElement;
            const [, name, value] = /^\[([\w-]+)=["']?([\w-]+)["']?\]$/.exec(selector) ?? [];
            if (!name) root.classList.toggle(selector.slice(1), on);
            else if (on) root.setAttribute(name, value as string);
            else root.removeAttribute(name);
          },
          [dark, on] as const,
        );
  if (at.dark) await markDark(true);
  const forced =
    at.state === 'hover' ? ['hover'] : at.state === 'focus' ? ['focus', 'focus-visible', 'focus-within'] : [];
  const node = forced.length > 0 ? await nodeId(look, index) : 0;
  if (node) await cdp.send('CSS.forcePseudoState', { nodeId: node, forcedPseudoClasses: forced });
  try {
    return await read();
  } finally {
    if (node) await cdp.send('CSS.forcePseudoState', { nodeId: node, forcedPseudoClasses: [] }).catch(() => {});
    if (at.dark) await markDark(false);
  }
}

export interface Shown {
  /** of all elements in document order, the value of the asked property, and that of the pseudo-element behind it */
  asked: string[];
  /** of all elements, how many are inside */
  within: number[];
  /** all properties of the element itself */
  own: string[];
}

/** A class of Tailwind adds layers without any effect. */
const NO_SHADOW = /rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(?:, )?/g;
const plain = (value: string): string => value.replace(NO_SHADOW, '').replace(/, $/, '');

/** @param pseudo the property is read from `::before` too */
export async function snapshot(
  { frame }: Look,
  index: number,
  property: string,
  properties: readonly string[],
  pseudo: boolean,
): Promise<Shown> {
  const { asked, own, within } = await frame.evaluate(
    ([index, property, properties, pseudo]) => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      const read = (one: Element, names: readonly string[]) => {
        const map = one.computedStyleMap();
        return names.map((name) => map.get(name)?.toString() ?? getComputedStyle(one).getPropertyValue(name));
      };
      const all = [...document.querySelectorAll('body *')];
      const one = all[index];
      return {
        asked: all.map((each) => {
          const value = read(each, [property]).join('');
          return pseudo ? `${value} ::before ${getComputedStyle(each, '::before').getPropertyValue(property)}` : value;
        }),
        own: one ? read(one, properties) : [],
        within: all.map((each) => each.getElementsByTagName('*').length),
      };
    },
    [index, property, properties, pseudo] as const,
  );
  return { asked: asked.map(plain), own: own.map(plain), within };
}

/**
 * The computed value that each of these values would have on the element, stronger than anything there.
 * @param others properties whose values then are read too: a margin in `em` follows the font size
 */
export async function wouldShow(
  { frame }: Look,
  index: number,
  property: string,
  values: readonly string[],
  others: readonly string[],
  pseudo: boolean,
): Promise<{ now: string; would: string[]; beside: string[][] }> {
  const { now, would, beside } = await frame.evaluate(
    ([index, property, values, others, pseudo]) => {
      const one = document.querySelectorAll('body *')[index] as HTMLElement;
      if (pseudo) {
        const read = () => getComputedStyle(one, '::before').getPropertyValue(property);
        const now = read();
        // a box that is not there has no used size
        const isThere = !/^(?:none|normal)$/.test(getComputedStyle(one, '::before').content);
        const box = isThere ? '' : 'content: "" !important;';
        const sheet = document.createElement('style');
        document.head.append(sheet);
        one.setAttribute('data-matrix', '');
        const would = values.map((value) => {
          sheet.textContent = `[data-matrix]:not(#_#_#_)::before { ${box} ${property}: ${value} !important; transition: none !important }`;
          return read();
        });
        one.removeAttribute('data-matrix');
        sheet.remove();
        return { now, would, beside: [] };
      }
      const computed = (name: string) =>
        one.computedStyleMap().get(name)?.toString() ?? getComputedStyle(one).getPropertyValue(name);
      const read = () => computed(property);
      const beside: string[][] = [];
      const before = one.getAttribute('style');
      one.style.setProperty('transition', 'none', 'important');
      const now = read();
      const would = values.map((value) => {
        one.style.setProperty(property, value, 'important');
        beside.push(others.map(computed));
        return read();
      });
      if (before === null) one.removeAttribute('style');
      else one.setAttribute('style', before);
      return { now, would, beside };
    },
    [index, property, values, others, pseudo] as const,
  );
  return { now: plain(now), would: would.map(plain), beside: beside.map((all) => all.map(plain)) };
}
