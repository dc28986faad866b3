/**
 * The line to one frame: a MessagePort handed over by `init`, then the nonce, then calls.
 *
 * The runtime takes the first port that it gets and refuses all others, and it may start late, so the hand-over is repeated with
 * fresh ports until one of them speaks; that one is kept and the rest are closed. They name one connection, of which the page takes
 * one port. Every page load starts over.
 */
import { v4 as uuid } from 'uuid';
import { type FrameFunctionName, type FrameFunctions, INIT_MESSAGE } from '../../protocol/messages.ts';

export interface FrameCalls {
  /**
   * Calls a function of the frame's table. While a page starts it reads the call behind `initProject`, which gives the state of
   * the moment before; without a page the call is dropped.
   */
  call<F extends FrameFunctionName>(functionName: F, ...args: FrameFunctions[F]): void;
}

export interface FrameChannelOptions {
  /** the only origin that the port is ever sent to */
  appOrigin: string;
  nonce: string;
  /** arguments of the call that starts the runtime, asked for at each hand-over */
  initArgs(): FrameFunctions['initProject'];
  /** any data that comes over the port, unchecked */
  onMessage(data: unknown): void;
  /** called once per page that answered, before its first message */
  onReady(): void;
  /** a page load got no answer in `patience` ms */
  onSilent(): void;
  /** a lost connection, in ms; default 5,000 */
  patience?: number;
}

/** A connection that may need several attempts: pauses between offers of a port, in ms. A page cannot tell that it starts to listen. */
const OFFER_PAUSES = [250, 500, 1000];
const LAST_PAUSE = 1500;

export interface FrameChannel extends FrameCalls {
  /** Starts the hand-over with the page that the window now holds. Called at each load of the frame. */
  connect(target: Window): void;
  isReady(): boolean;
  close(): void;
}

export function createFrameChannel(options: FrameChannelOptions): FrameChannel {
  let connection = '';
  let offered: MessagePort[] = [];
  let port: MessagePort | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function close(): void {
    for (const timer of timers) clearTimeout(timer);
    for (const open of offered) open.close();
    port?.close();
    timers = [];
    offered = [];
    port = null;
  }

  function offer(target: Window, count: number): void {
    const channel = new MessageChannel();
    const own = channel.port1;
    offered.push(own);
    own.onmessage = (message) => {
      if (port !== own && !adopt(own)) return;
      options.onMessage(message.data);
    };
    target.postMessage(INIT_MESSAGE, options.appOrigin, [channel.port2]);
    own.postMessage({ type: 'nonce', nonce: options.nonce, connection });
    send(own, 'initProject', options.initArgs());
    const pause = OFFER_PAUSES[count] ?? LAST_PAUSE;
    timers.push(setTimeout(() => offer(target, count + 1), pause));
  }

  /** The first port with a message is the page's. @returns false if another one was first */
  function adopt(own: MessagePort): boolean {
    if (port || !offered.includes(own)) return false;
    for (const timer of timers) clearTimeout(timer);
    for (const other of offered) if (other !== own) other.close();
    offered = [];
    port = own;
    options.onReady();
    return true;
  }

  return {
    connect(target) {
      close();
      connection = uuid();
      timers.push(setTimeout(options.onSilent, options.patience ?? 5_000));
      offer(target, 0);
    },
    call(functionName, ...args) {
      for (const one of port ? [port] : offered) send(one, functionName, args);
    },
    isReady: () => port !== null,
    close,
  };
}

function send(port: MessagePort, functionName: string, args: unknown[]): void {
  port.postMessage({ id: uuid(), type: 'executeFunction', payload: { functionName, args } });
}
