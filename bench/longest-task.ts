/**
 * Finds our tasks in a Chromium trace. A page and its frames share one thread; a task belongs to the origin of its scripts.
 */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** microseconds */
  ts: number;
  dur?: number;
  /** processor time in microseconds */
  tdur?: number;
  args: { data?: { url?: string; frame?: string }; beginData?: { frame?: string } };
}

const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'v8.evaluateModule', 'TimerFire', 'EventDispatch']);

/** Events of rendering one frame. */
const PICTURE = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint']);

/** Parts of a task other than scripts; the last two have their own categories, `v8` and `blink`. */
const PARTS: Readonly<Record<string, string>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  MinorGC: 'garbage',
  'SerializedScriptValueFactory::create': 'copying a message',
};

export interface LongestTask {
  /** milliseconds */
  longest: number;
  /** processor time of the task with the most, in milliseconds */
  processor: number;
  /** the parts of that task */
  parts: string;
}

/**
 * Finds the longest task in which one of our scripts ran. The same task may evaluate a module of the app, right before the
 * editor is notified that the frame has loaded, and paint the app's first frame; that time is subtracted.
 * @param trace Playwright's trace with the categories `toplevel` and `devtools.timeline`
 * @param origin origin of our scripts
 */
export function longestTask(trace: Buffer, origin: string): LongestTask {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X');
  const tasks = whole.filter(({ name, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && dur > 1_000);
  const scripts = whole.filter(({ name, args }) => SCRIPT.has(name) && args.data?.url?.startsWith(origin));
  const modules = whole.filter(({ name }) => name === 'v8.evaluateModule');
  const frames = otherFrames(traceEvents, origin);
  const pictures = whole.filter(({ name, args }) => PICTURE.has(name) && frames.has(frameOf(args)));
  const others = modules.filter((module) => !scripts.some((script) => isIn(script, module))).concat(pictures);
  const found: LongestTask = { longest: 0, processor: 0, parts: '' };
  for (const task of tasks) {
    if (!scripts.some((script) => isIn(script, task))) continue;
    const foreign = outermost(others.filter((event) => isIn(event, task)));
    found.longest = Math.max(found.longest, total([task], 'dur') - total(foreign, 'dur'));
    const processor = total([task], 'tdur') - total(foreign, 'tdur');
    if (processor > found.processor) Object.assign(found, { processor, parts: partsOf(task, whole) });
  }
  return found;
}

const frameOf = ({ data, beginData }: TraceEvent['args']): string => beginData?.frame ?? data?.frame ?? '';

/** Frames that loaded documents of other origins during the trace. */
function otherFrames(events: readonly TraceEvent[], origin: string): ReadonlySet<string> {
  const loads = events.filter(({ name, args }) => name === 'CommitLoad' && args.data?.url?.startsWith('http'));
  return new Set(loads.flatMap(({ args }) => (args.data?.url?.startsWith(origin) ? [] : [frameOf(args)])));
}

/** The events that are not inside another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter((event) => !events.some((other) => other !== event && isIn(event, other)));
}

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const inside = events.filter((event) => event.name in PARTS && isIn(event, task));
  const parts = Object.entries(PARTS).map(([name, word]) => {
    const ms = total(
      inside.filter((event) => event.name === name),
      'tdur',
    );
    return ms < 1 ? [] : [`${word} ${ms.toFixed(1)} ms`];
  });
  return parts.flat().join(', ') || 'script';
}

/** Total in milliseconds. In virtual machines the processor clock sometimes jumps, so cap it at the event's duration. */
function total(events: readonly TraceEvent[], field: 'dur' | 'tdur'): number {
  return events.reduce((sum, event) => sum + Math.min(event[field] ?? 0, event.dur ?? 0), 0) / 1_000;
}

function isIn(script: TraceEvent, task: TraceEvent): boolean {
  if (script.pid !== task.pid || script.tid !== task.tid) return false;
  return script.ts >= task.ts && script.ts <= task.ts + (task.dur ?? 0);
}
