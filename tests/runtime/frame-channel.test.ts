import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameChannel } from '../../src/runtime/frame-channel.ts';
import { PLAIN } from './support/plain-natives.ts';

const EDITOR = 'http://localhost:4711';
const OTHER = 'https://other.example';
const NONCE = 'a'.repeat(32);
const config = { editorOrigin: EDITOR, parentOrigins: [OTHER], nonce: NONCE };

/** A window with a parent, as far as the channel looks. */
function frame() {
  const parent = {};
  const target = new EventTarget();
  const window = Object.assign(target, { parent, setTimeout, clearTimeout, performance });
  const attached: { received: unknown[]; detached: boolean; post(message: unknown): void }[] = [];
  const attach = (post: (message: unknown) => void) => {
    const one = { received: [] as unknown[], detached: false, post };
    attached.push(one);
    const receive = (message: unknown) => one.received.push(message);
    return { receive, detach: () => Object.assign(one, { detached: true }) };
  };
  new FrameChannel(window as never, config, attach, PLAIN);
  return {
    attached,
    offer({ source = parent, origin = EDITOR, data = 'init' as unknown } = {}) {
      const { port1, port2 } = new MessageChannel();
      const heard: unknown[] = [];
      port1.onmessage = (message) => heard.push(message.data);
      target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports: [port2] }));
      return { port: port1, heard, say: (message: unknown) => port1.postMessage(message) };
    },
  };
}

/** Until everything sent so far has come over its port. */
async function delivered(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve));
}

describe('init', () => {
  let it1: ReturnType<typeof frame>;
  beforeEach(() => {
    it1 = frame();
  });

  it('of our editor counts once the port says the nonce', async () => {
    const line = it1.offer();
    await delivered();
    expect(it1.attached).toHaveLength(0);
    line.say({ type: 'nonce', nonce: NONCE });
    line.say({ hello: 1 });
    await vi.waitFor(() => expect(it1.attached[0]?.received).toEqual([{ hello: 1 }]));
    it1.attached[0]?.post({ id: 'LATEST_HREF' });
    await vi.waitFor(() => expect(line.heard).toEqual([{ id: 'LATEST_HREF' }]));
  });

  it('again for the same connection is refused: what it says is older', async () => {
    const say = (line: ReturnType<typeof it1.offer>, connection: string, count: number) => {
      line.say({ type: 'nonce', nonce: NONCE, connection });
      line.say({ count });
    };
    const [first, second, later] = [it1.offer(), it1.offer(), it1.offer()];
    say(first, 'a', 1);
    await vi.waitFor(() => expect(it1.attached[0]?.received).toEqual([{ count: 1 }]));
    say(second, 'a', 2);
    say(later, 'b', 3);
    await vi.waitFor(() => expect(it1.attached[0]?.received).toEqual([{ count: 1 }, { count: 3 }]));
    it1.attached[0]?.post('to all that are kept');
    await vi.waitFor(() =>
      expect([first.heard, later.heard]).toEqual([['to all that are kept'], ['to all that are kept']]),
    );
    expect(second.heard).toEqual([]);
  });

  it('with another first word never does, whatever comes after', async () => {
    const line = it1.offer();
    line.say({ type: 'nonce', nonce: 'b'.repeat(32) });
    line.say({ type: 'nonce', nonce: NONCE });
    const other = it1.offer();
    other.say({ type: 'executeFunction' });
    other.say({ type: 'nonce', nonce: NONCE });
    await delivered();
    expect(it1.attached).toHaveLength(0);
  });

  // covers spec 7.33
  it('of an origin on the list needs no nonce', async () => {
    const line = it1.offer({ origin: OTHER });
    line.say({ hello: 1 });
    await vi.waitFor(() => expect(it1.attached[0]?.received).toEqual([{ hello: 1 }]));
  });

  it.each([
    ['another window', { source: {} }],
    ['another origin', { origin: 'http://localhost:4712' }],
    ['no origin (sandbox, data:)', { origin: 'null' }],
    ['an origin that only begins alike', { origin: `${EDITOR}1` }],
    ['another message', { data: 'INIT' }],
    ['another message still', { data: { type: 'init' } }],
  ])('of %s is ignored', async (_what, from) => {
    const line = it1.offer(from);
    line.say({ type: 'nonce', nonce: NONCE });
    await delivered();
    expect(it1.attached).toHaveLength(0);
    expect(line.heard).toEqual([]);
  });

  it('is refused while another parent is attached', async () => {
    it1.offer({ origin: OTHER });
    const second = it1.offer({ origin: OTHER });
    second.say({ hello: 2 });
    const ours = it1.offer();
    ours.say({ type: 'nonce', nonce: NONCE });
    await delivered();
    expect(it1.attached).toHaveLength(1);
    expect(it1.attached[0]?.received).toEqual([]);
  });

  it('of our editor anew joins the line, and what is said goes to both', async () => {
    const first = it1.offer();
    first.say({ type: 'nonce', nonce: NONCE });
    await vi.waitFor(() => expect(it1.attached).toHaveLength(1));
    const second = it1.offer();
    second.say({ type: 'nonce', nonce: NONCE });
    second.say({ from: 'second' });
    await vi.waitFor(() => expect(it1.attached[0]?.received).toEqual([{ from: 'second' }]));
    expect(it1.attached).toHaveLength(1);
    it1.attached[0]?.post('news');
    await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([['news'], ['news']]));
  });
});
