/**
 * Entry of the runtime. Called before any script of the app, and again by modules before React loads. Until an editor attaches it
 * only installs the commit hook and listens for input and `init`; the page contains nothing of ours.
 */
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { Attachment } from './attachment.ts';
import { FrameChannel } from './frame-channel.ts';
import { guarded } from './guard.ts';
import type { HotContext } from './hot-context.ts';
import { HotReload } from './hot-reload.ts';
import { InputGate } from './input-gate.ts';
import { setDebugLog } from './log.ts';
import type { Resend } from './missed-refresh.ts';
import { isDebugHost, readFlags } from './page/flags.ts';
import { watchThrown } from './page/thrown.ts';
import { installCommitHook } from './react/index.ts';
import { reactBridge } from './react-bridge.ts';
import { receive } from './receive.ts';
import type { LoadRecorder } from './recording/recording-switch.ts';

/** Set on the window at the first start: the HTML and React DOM both start the runtime. */
const STARTED = Symbol.for('visual-edit.runtime');

interface Started {
  /** Passes on the hot context and `resend`, which a classic script cannot have. */
  follow(hot: HotContext | undefined, resend: Resend | undefined): void;
}

/**
 * @param config who may attach
 * @param hot `import.meta.hot` of the calling module; undefined without hot updates
 * @param loadRecorder imports the recorder, which the page needs only while it is recorded
 * @param resend asks for modules again; undefined in a classic script
 */
export function start(
  config: RuntimeConfig,
  hot: HotContext | undefined,
  loadRecorder?: LoadRecorder,
  resend?: Resend,
): void {
  const page = window as Window & typeof globalThis & { [STARTED]?: Started };
  if (page[STARTED]) {
    page[STARTED].follow(hot, resend);
    return;
  }
  const hotReload = new HotReload(page, hot, resend);
  const started: Started = { follow: (...later) => hotReload.follow(...later) };
  Object.defineProperty(page, STARTED, { value: started });
  guarded('commit hook', installCommitHook)();
  // A page that is not framed has no editor.
  if (page.parent === page) return;
  watchThrown(page);
  guarded('start', () => {
    const { search, hostname } = page.location;
    setDebugLog(readFlags(search).debugLog && isDebugHost(hostname, config.debugHosts));
    const gate = new InputGate(page);
    const { witness } = gate;
    new FrameChannel(page, config, (send, isEditor) => {
      const post = (message: unknown) => {
        const vouched = witness.vouch(message);
        if (vouched) send(vouched);
      };
      const attachment = new Attachment({
        window: page,
        react: reactBridge,
        gate,
        hotReload,
        post,
        isEditor,
        loadRecorder,
      });
      return {
        receive: (message) => witness.called(() => receive(attachment.parts, message), isTyping(message)),
        detach: () => attachment.stop(),
      };
    });
  })();
}

function isTyping(message: unknown): boolean {
  const { payload } = (message ?? {}) as { payload?: { functionName?: unknown } };
  return payload?.functionName === 'startEditingText';
}
