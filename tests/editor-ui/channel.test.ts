import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameChannel, type FrameChannel } from '../../src/editor-ui/frame/channel.ts';
import { FakeMessageChannel, fakePage } from './fake-ports.ts';

const ORIGIN = 'http://localhost:5173';

function setUp() {
  const { posted, page } = fakePage();
  const log: string[] = [];
  const channel: FrameChannel = createFrameChannel({
    appOrigin: ORIGIN,
    nonce: 'n0nce',
    initArgs: () => [
      'app',
      {},
      {},
      null,
      { driveModeEnabled: false, aiContextSelection: false },
      'APPLICATION',
      null,
      ORIGIN,
    ],
    onReady: () => log.push('ready'),
    onSilent: () => log.push('silent'),
    onMessage: (data) => log.push(String((data as { id: string }).id)),
  });
  return { posted, page, log, channel };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', FakeMessageChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('frame channel', () => {
  it('[S-96] [S-97] offers a port to the app only, with the nonce as its first word', () => {
    const { posted, page, channel } = setUp();
    channel.connect(page);
    expect(posted).toMatchObject([{ message: 'init', origin: ORIGIN }]);
    expect(posted[0]?.port.got).toMatchObject([
      { type: 'nonce', nonce: 'n0nce' },
      { type: 'executeFunction', payload: { functionName: 'initProject' } },
    ]);
  });

  it('offers again until a port speaks, and keeps that one', () => {
    const { posted, page, channel, log } = setUp();
    channel.connect(page);
    vi.advanceTimersByTime(800);
    expect(posted).toHaveLength(3);
    posted[0]?.port.postMessage({ id: 'LATEST_HREF' });
    expect(log).toEqual(['ready', 'LATEST_HREF']);
    posted[2]?.port.postMessage({ id: 'NAV_TREE' });
    expect(log).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(posted).toHaveLength(3);
    channel.call('refresh');
    expect(posted[0]?.port.got.at(-1)).toMatchObject({ payload: { functionName: 'refresh', args: [] } });
  });

  it('a page that starts gets the calls made meanwhile, behind its first words', () => {
    const { posted, page, channel } = setUp();
    channel.call('enableDriveMode');
    channel.connect(page);
    channel.call('updateCodebaseIds', { a: 'b' }, {}, {});
    vi.advanceTimersByTime(300);
    channel.call('disableDriveMode');
    posted[0]?.port.postMessage({ id: 'LATEST_HREF' });
    const calls = posted.map(({ port }) =>
      port.got.map((got) => (got as { payload?: { functionName: string } }).payload?.functionName ?? 'nonce'),
    );
    expect(calls).toEqual([
      ['nonce', 'initProject', 'updateCodebaseIds', 'disableDriveMode'],
      ['nonce', 'initProject', 'disableDriveMode'],
    ]);
  });

  it('[S-102] says after 5 s that nobody answers, and still takes a late answer', () => {
    const { posted, page, channel, log } = setUp();
    channel.connect(page);
    vi.advanceTimersByTime(5_000);
    expect(log).toEqual(['silent']);
    posted.at(-1)?.port.postMessage({ id: 'LATEST_HREF' });
    expect(log).toEqual(['silent', 'ready', 'LATEST_HREF']);
  });

  it('[S-95] starts over with each page and drops the port of the one before', () => {
    const { posted, page, channel, log } = setUp();
    channel.connect(page);
    posted[0]?.port.postMessage({ id: 'LATEST_HREF' });
    channel.connect(page);
    expect(channel.isReady()).toBe(false);
    posted[0]?.port.postMessage({ id: 'NAV_TREE' });
    expect(log).toEqual(['ready', 'LATEST_HREF']);
    posted[1]?.port.postMessage({ id: 'LATEST_HREF' });
    expect(log).toEqual(['ready', 'LATEST_HREF', 'ready', 'LATEST_HREF']);
  });

  it('leaves no timer behind', () => {
    const { page, channel } = setUp();
    for (let i = 0; i < 50; i++) channel.connect(page);
    channel.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
