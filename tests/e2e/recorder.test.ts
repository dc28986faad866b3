/** The built recorder in a page of its own: which of what a user types reaches the recording, and what it leaves in the page. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_PART } from '../../src/protocol/recordings.ts';
import type { RecorderModule } from '../../src/runtime/recording/recording-switch.ts';
import { launchBrowser } from '../support/browser.ts';

const SECRET = 'Tulip-Harbour-42';
const ORIGIN = 'http://recorder.test';

interface Recorded {
  events: string;
  ends: string[];
  stop(): void;
}
type Own = Window & typeof globalThis & { record: RecorderModule['record']; recorded: Recorded };

const LOAD = `<script type="module">import { record } from '/recorder.js'; window.record = record;</script>`;

let browser: Browser;
let page: Page;
let html = '';
const said: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  const script = readFileSync('dist/recorder/recorder.js', 'utf8');
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('/recorder.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: html }),
  );
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
});
afterAll(() => browser?.close());
beforeEach(() => {
  said.length = 0;
});

async function open(body: string, path = '/'): Promise<void> {
  html = `<!doctype html><link rel="icon" href="data:,">${LOAD}<body>${body}`;
  await page.goto(ORIGIN + path);
}

async function start(body: string, path = '/'): Promise<void> {
  await open(body, path);
  await record();
}

function record(): Promise<void> {
  return page.evaluate(() => {
    const own = window as Own;
    own.recorded = { events: '', ends: [], stop: () => {} };
    own.recorded.stop = own.record({
      window,
      isOwnSheet: () => false,
      send: (events) => {
        own.recorded.events += events;
      },
      onEnd: (reason) => own.recorded.ends.push(reason),
    });
  });
}

/** Ends the recording. @returns its events */
function end(): Promise<string> {
  return page.evaluate(async () => {
    // what observers and timers of the recorder still have to say
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { recorded } = window as Own;
    recorded.stop();
    return recorded.events;
  });
}

const typed = (selector = 'input', text = SECRET) => page.locator(selector).pressSequentially(text);

it('what is typed in other fields is recorded', async () => {
  await start('<input name="company">');
  await typed('input', 'Open Company');
  expect(await end()).toContain('Open Company');
});

describe('a password is not recorded', () => {
  const isKept = async () => {
    const events = await end();
    for (let length = 6; length <= SECRET.length; length++) expect(events).not.toContain(SECRET.slice(0, length));
    expect(events).toContain('"type":2');
  };

  it('where it is shown as plain text before anything is typed', async () => {
    await start('<input type="password">');
    await page.locator('input').evaluate((field) => field.setAttribute('type', 'text'));
    await typed();
    await isKept();
  });

  it('where type and value change in one task', async () => {
    await start('<input type="password">');
    await page.locator('input').evaluate((field: HTMLInputElement, secret) => {
      field.type = 'text';
      field.value = secret;
      field.setAttribute('value', secret);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, SECRET);
    await isKept();
  });

  it('where the field came later, became one, or was one for a moment', async () => {
    await start('<main></main><input id="late"><input id="moment">');
    await page.evaluate((secret) => {
      const by = (selector: string) => document.querySelector(selector) as HTMLInputElement;
      by('main').innerHTML = '<p><input id="added" type="password"></p>';
      by('#late').type = 'password';
      by('#moment').type = 'password';
      by('#moment').type = 'text';
      by('#moment').setAttribute('value', secret);
    }, SECRET);
    for (const id of ['#added', '#late']) {
      await page.locator(id).evaluate((field) => field.setAttribute('type', 'text'));
      await typed(id);
    }
    await isKept();
  });

  it('where a text field takes its place, and again', async () => {
    await start('<label><input type="password"></label>');
    const swap = (type: string) =>
      page.locator('input').evaluate((field: HTMLInputElement, next) => {
        const other = document.createElement('input');
        other.type = next;
        other.value = field.value;
        field.replaceWith(other);
      }, type);
    await typed();
    for (const type of ['text', 'password', 'text']) {
      await swap(type);
      await typed();
    }
    await isKept();
  });

  it('in a shadow root, and in a frame of the app', async () => {
    await start('<div></div><iframe srcdoc="<input type=password>"></iframe>');
    await page.locator('div').evaluate((host) => {
      host.attachShadow({ mode: 'open' }).innerHTML = '<input type="password">';
    });
    const fields = [page.locator('div input'), page.frameLocator('iframe').locator('input')];
    // the recorder watches the frame
    await expect.poll(() => page.evaluate(() => (window as Own).recorded.events.includes('isAttachIframe'))).toBe(true);
    for (const field of fields) {
      await field.evaluate((one) => one.setAttribute('type', 'text'));
      await field.pressSequentially(SECRET);
    }
    await isKept();
  });

  it('where the page came with it and the user has cleared it', async () => {
    await open(`<input type="password" value="${SECRET}"><textarea name="passphrase">${SECRET}</textarea>`);
    await page.locator('input').fill('');
    await page.locator('textarea').fill('');
    await record();
    await isKept();
  });
});

it('a field beside a password that only moves is recorded', async () => {
  await start('<form><input id="one" type="password"><input id="other"></form>');
  await page.locator('form').evaluate((form) => form.append(form.firstElementChild as Element));
  await typed('#other', 'Open Company');
  expect(await end()).toContain('Open Company');
});

it('a field of the app has no mark of the recorder', async () => {
  await start('<input type="password">');
  await page.locator('input').evaluate((field) => field.setAttribute('type', 'text'));
  await end();
  expect(await page.locator('input').evaluate((field) => field.outerHTML)).toBe('<input type="text">');
});

it('the address is recorded without its query', async () => {
  await start('<p>Hello</p>', '/reset?token=abc123#key=def456');
  const events = await end();
  expect(events).toContain(`"${ORIGIN}/reset"`);
  expect(events).not.toMatch(/abc123|def456/);
});

describe('a page that is too large', () => {
  const ends = () => page.evaluate(() => (window as Own).recorded.ends);

  it('at the start ends the recording and says so; nothing of it is sent, and nothing is said in its console', async () => {
    await start(`<p>${'x'.repeat(MOST_PART)}</p><input>`);
    expect(await ends()).toEqual(['too-large']);
    await typed('input', 'Open Company');
    expect([await end(), await ends(), said]).toEqual(['', ['too-large'], []]);
  });

  it('later keeps what was recorded before', async () => {
    await start('<p>Hello</p>');
    await page.locator('p').evaluate((node, length) => {
      node.textContent = 'x'.repeat(length);
    }, MOST_PART);
    await expect.poll(ends).toEqual(['too-large']);
    expect(await end()).toContain('Hello');
  });
});
