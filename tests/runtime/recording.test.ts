/** What a recording may hold: secret fields, our own parts of the page, and when the recorder is loaded at all. */
import { EventType, type eventWithTime, IncrementalSource } from '@rrweb/types';
import { afterEach, describe, expect, test } from 'vitest';
import type { FrameMessage } from '../../src/protocol/messages.ts';
import { Teardown } from '../../src/runtime/guard.ts';
import { PageSheets } from '../../src/runtime/page/page-sheets.ts';
import { AppOnly } from '../../src/runtime/recording/app-only.ts';
import { type RecorderOptions, RecordingSwitch } from '../../src/runtime/recording/recording-switch.ts';
import { masked, SecretFields } from '../../src/runtime/recording/secret-fields.ts';

afterEach(() => document.body.replaceChildren());

function field(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

describe('secret fields', () => {
  const isSecret = (element: Element) => new SecretFields(() => null).isSecret(element);

  test.each([
    '<input type="password">',
    '<input type="PassWord">',
    '<input type="hidden" name="csrf">',
    '<input autocomplete="new-password">',
    '<input autocomplete="one-time-code">',
    '<input autocomplete="billing cc-number">',
    '<input autocomplete="cc-csc">',
    '<input name="userPassword">',
    '<input id="cvv">',
    '<textarea name="passphrase"></textarea>',
    '<input name="card_number">',
    '<input name="ccnumber">',
    '<input name="card[number]">',
    '<input name="payment.cardNo">',
    '<input id="otp">',
    '<input name="pin">',
    '<input name="verification_code">',
    '<input name="smsCode">',
    '<input name="card_cvv">',
    '<input name="cvvCode">',
    '<input name="cvv2">',
    '<input name="db_pwd">',
    '<input aria-label="Password">',
    '<input placeholder="Your PIN">',
    '<label>Security code <input></label>',
    '<div><b id="what">Card number</b><input aria-labelledby="what"></div>',
    '<input data-rr-is-password="true">',
  ])('%s is one', (html) => {
    const element = field(html);
    expect(isSecret(element.querySelector('input') ?? element)).toBe(true);
  });

  test.each([
    '<input type="text" name="company">',
    '<input type="email" autocomplete="email">',
    '<input name="passenger">',
    '<input autocomplete="cc-name">',
    '<select name="country"></select>',
    '<input name="shipping_code">',
    '<input name="postcode" placeholder="Pinner">',
    '<input name="cardholder_name" aria-label="Name on the card">',
    '<input name="compass" id="topic">',
  ])('%s is none', (html) => {
    expect(isSecret(field(html))).toBe(false);
  });

  // covers spec 1.6
  test('one that was a password stays one when it is shown as plain text', () => {
    const secrets = new SecretFields(() => null);
    const password = field('<input type="password">');
    expect(secrets.isSecret(password)).toBe(true);
    password.setAttribute('type', 'text');
    expect(secrets.isSecret(password)).toBe(true);
  });

  test('a mask tells neither text nor length', () => {
    expect(masked('a')).toBe(masked('a much longer one'));
    expect(masked('')).toBe('');
  });
});

describe('our own parts', () => {
  const ID = 'tempo-00000000-0000-5000-8000-000000000001';
  const ours = new CSSStyleSheet();
  const theirs = new CSSStyleSheet();
  const make = () => new AppOnly({ isOwnSheet: (sheet) => sheet === ours, sheetsOf: () => [theirs, ours] });
  const element = (
    id: number,
    tagName: string,
    attributes: Record<string, string> = {},
    childNodes: object[] = [],
  ) => ({
    id,
    type: 2,
    tagName,
    attributes,
    childNodes,
  });
  const mutation = (data: object) =>
    ({
      type: EventType.IncrementalSnapshot,
      timestamp: 1,
      data: { source: IncrementalSource.Mutation, adds: [], removes: [], texts: [], attributes: [], ...data },
    }) as unknown as eventWithTime;
  const picture = () => {
    const body = element(3, 'body', { class: `${ID} app` }, [
      element(4, 'p', { class: ID }),
      element(5, 'p', { class: 'tempo-force-hover lead tempo-instant-styling-x' }),
    ]);
    const html = element(2, 'html', {}, [body, element(9, 'visual-edit-overlay', { popover: 'manual' })]);
    const node = { id: 1, type: 0, childNodes: [html] };
    return { type: EventType.FullSnapshot, timestamp: 1, data: { node } } as unknown as eventWithTime;
  };

  test('are in no picture of the page', () => {
    const event = picture();
    expect(make().keep(event)).toBe(true);
    expect(JSON.stringify(event)).not.toMatch(/tempo-|overlay/);
    expect(JSON.stringify(event)).toContain('"attributes":{"class":"app"}');
    expect(JSON.stringify(event)).toContain('{"id":4,"type":2,"tagName":"p","attributes":{},"childNodes":[]}');
    expect(JSON.stringify(event)).toContain('"class":"lead"');
  });

  test('are in no change of it; what the app does beside them stays', () => {
    const app = make();
    app.keep(picture());
    expect(app.keep(mutation({ attributes: [{ id: 9, attributes: { style: { left: '1px' } } }] }))).toBe(false);
    expect(app.keep(mutation({ removes: [{ parentId: 2, id: 9 }] }))).toBe(false);
    expect(app.keep(mutation({ adds: [{ parentId: 9, nextId: null, node: element(10, 'div') }] }))).toBe(false);
    const event = mutation({
      adds: [
        { parentId: 2, nextId: 9, node: element(11, 'aside', { class: ID }) },
        { parentId: 2, nextId: null, node: element(12, 'visual-edit-overlay') },
      ],
      attributes: [
        { id: 5, attributes: { class: `${ID} lead` } },
        { id: 4, attributes: { class: ID } },
      ],
    });
    expect(app.keep(event)).toBe(true);
    expect(event.data).toMatchObject({
      adds: [{ parentId: 2, nextId: null, node: { id: 11, attributes: {} } }],
      attributes: [
        { id: 5, attributes: { class: 'lead' } },
        { id: 4, attributes: { class: null } },
      ],
    });
  });

  test('are in no list of adopted style sheets', () => {
    const app = make();
    const adopted = {
      type: EventType.IncrementalSnapshot,
      timestamp: 1,
      data: {
        source: IncrementalSource.AdoptedStyleSheet,
        id: 1,
        styleIds: [7, 8],
        styles: [
          { styleId: 7, rules: [] },
          { styleId: 8, rules: [] },
        ],
      },
    } as unknown as eventWithTime;
    expect(app.keep(adopted)).toBe(true);
    expect(adopted.data).toMatchObject({ styleIds: [7], styles: [{ styleId: 7 }] });
    const rule = (styleId: number) =>
      ({
        type: EventType.IncrementalSnapshot,
        timestamp: 1,
        data: { source: IncrementalSource.StyleSheetRule, styleId, replace: '' },
      }) as unknown as eventWithTime;
    expect([app.keep(rule(8)), app.keep(rule(7))]).toEqual([false, true]);
  });
});

describe('the switch', () => {
  function setUp(isEditor = true, atStart = (_: RecorderOptions) => {}) {
    const said: FrameMessage[] = [];
    const teardown = new Teardown();
    let loads = 0;
    let options: RecorderOptions | null = null;
    let stops = 0;
    let fails = false;
    let release = () => {};
    const loaded = new Promise<void>((resolve) => {
      release = resolve;
    });
    const record = (given: RecorderOptions) => {
      options = given;
      atStart(given);
      return () => {
        given.send('["last"]');
        stops++;
      };
    };
    const one = new RecordingSwitch({
      window,
      document,
      post: (message) => said.push(message),
      isEditor,
      sheets: new PageSheets(document),
      teardown,
      loadRecorder: async () => {
        loads++;
        await loaded;
        if (fails) throw new Error('refused');
        return { record };
      },
    });
    const arrive = async (broken = false) => {
      fails = broken;
      release();
      await new Promise((resolve) => setTimeout(resolve));
    };
    return {
      one,
      said,
      teardown,
      arrive,
      loads: () => loads,
      stops: () => stops,
      options: () => options as RecorderOptions,
    };
  }

  test('loads nothing until it is turned on, and then once', async () => {
    const { one, arrive, loads } = setUp();
    expect(loads()).toBe(0);
    one.on();
    one.on();
    await arrive();
    one.on();
    expect(loads()).toBe(1);
  });

  test('another editor cannot turn it on', () => {
    const { one, loads } = setUp(false);
    one.on();
    expect(loads()).toBe(0);
  });

  test('turned off, it sends what is left and then says so; turned off before its script came, it never starts', async () => {
    const first = setUp();
    first.one.on();
    await first.arrive();
    first.options().send('["first"]');
    first.one.off();
    first.one.off();
    expect(first.said).toEqual([
      { id: 'RECORDED', events: '["first"]' },
      { id: 'RECORDED', events: '["last"]' },
      { id: 'RECORDING_ENDED', reason: 'stopped' },
    ]);
    const second = setUp();
    second.one.on();
    second.one.off();
    await second.arrive();
    expect(second.options()).toBeNull();
    expect(second.said).toEqual([{ id: 'RECORDING_ENDED', reason: 'stopped' }]);
  });

  test('says when the script cannot be loaded, and when a page is too large', async () => {
    const refused = setUp();
    refused.one.on();
    await refused.arrive(true);
    expect(refused.said).toEqual([{ id: 'RECORDING_ENDED', reason: 'not-loaded' }]);
    const large = setUp();
    large.one.on();
    await large.arrive();
    large.options().onEnd('too-large');
    expect(large.said).toEqual([{ id: 'RECORDING_ENDED', reason: 'too-large' }]);
  });

  test('a recording that ended while it began leaves the way free for the next', async () => {
    const { one, arrive, said, stops, options } = setUp(true, (given) => given.onEnd('too-large'));
    one.on();
    await arrive();
    one.off();
    expect([said, stops()]).toEqual([[{ id: 'RECORDING_ENDED', reason: 'too-large' }], 0]);
    const first = options();
    one.on();
    await arrive();
    expect(options()).not.toBe(first);
  });

  test('ends with the editor', async () => {
    const { one, arrive, teardown, stops } = setUp();
    one.on();
    await arrive();
    teardown.run();
    expect(stops()).toBe(1);
  });
});
