/** Tasks of the editor's in a trace of Chromium's: what one page and its frames do runs on one thread, and scripts tell whose it is. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** microseconds */
  ts: number;
  dur?: number;
  /** microseconds of the processor */
  tdur?: number;
  args: { data?: { url?: string } };
}

const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'v8.evaluateModule', 'TimerFire', 'EventDispatch']);

/**
 * The longest task in which a script of the editor's ran. A module of the app may be evaluated in the same one, right before the
 * editor hears that the frame has loaded: that time is the app's.
 * @param trace as Playwright hands it over, of the categories `toplevel` and `devtools.timeline`
 * @param origin the editor's
 * @returns milliseconds: of the longest one, and of the one that took the processor longest
 */
export function editorTasks(trace: Buffer, origin: string): { longest: number; processor: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X');
  const tasks = whole.filter(({ name, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && dur > 1_000);
  const scripts = whole.filter(({ name, args }) => SCRIPT.has(name) && args.data?.url?.startsWith(origin));
  const modules = whole.filter(({ name }) => name === 'v8.evaluateModule');
  const others = modules.filter((module) => !scripts.some((script) => isIn(script, module)));
  let longest = 0;
  let processor = 0;
  for (const task of tasks) {
    if (!scripts.some((script) => isIn(script, task))) continue;
    const foreign = others.filter((module) => isIn(module, task));
    longest = Math.max(longest, (task.dur ?? 0) / 1_000 - total(foreign, 'dur'));
    processor = Math.max(processor, (task.tdur ?? 0) / 1_000 - total(foreign, 'tdur'));
  }
  return { longest, processor };
}

/** milliseconds */
function total(events: readonly TraceEvent[], field: 'dur' | 'tdur'): number {
  return events.reduce((sum, event) => sum + (event[field] ?? 0), 0) / 1_000;
}

function isIn(script: TraceEvent, task: TraceEvent): boolean {
  if (script.pid !== task.pid || script.tid !== task.tid) return false;
  return script.ts >= task.ts && script.ts <= task.ts + (task.dur ?? 0);
}
