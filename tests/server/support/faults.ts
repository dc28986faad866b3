/**
 * Faults at chosen file-system calls. To be imported before anything of the server: it wraps the calls that open, write, force
 * or rename, in this process, and does nothing until armed.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The fault at call number `at`, counted from arming. */
export type Fault =
  | { kind: 'error'; at: number; code: string }
  | { kind: 'short-write'; at: number }
  | { kind: 'kill'; at: number; when: 'before' | 'after' };

let armed: Fault | null = null;
let count = 0;
/** names of the calls since arming */
const calls: string[] = [];

export function arm(fault: Fault | null): void {
  armed = fault;
  count = 0;
  calls.length = 0;
}

export function disarm(): string[] {
  armed = null;
  return [...calls];
}

type AnyFunction = (...args: unknown[]) => unknown;

function hit(name: string): Fault | null {
  calls.push(name);
  count++;
  return armed && armed.at === count ? armed : null;
}

function fail(fault: Fault, name: string): void {
  if (fault.kind === 'kill' && fault.when === 'before') process.kill(process.pid, 'SIGKILL');
  if (fault.kind === 'error')
    throw Object.assign(new Error(`${fault.code}: injected into ${name}`), { code: fault.code });
}

function afterwards(fault: Fault | null): void {
  if (fault?.kind === 'kill' && fault.when === 'after') process.kill(process.pid, 'SIGKILL');
}

/** The bytes that a write call gets: half of them, where it is to be short. */
function shortened(fault: Fault | null, args: unknown[]): unknown[] {
  const length = args[3];
  if (fault?.kind !== 'short-write' || typeof length !== 'number' || length < 2) return args;
  return [...args.slice(0, 3), Math.floor(length / 2), ...args.slice(4)];
}

function wrapSync(holder: Record<string, AnyFunction>, name: string): void {
  const original = holder[name] as AnyFunction;
  holder[name] = function (this: unknown, ...args: unknown[]) {
    const fault = hit(name);
    if (fault) fail(fault, name);
    const position = name === 'writeSync' ? shortenedSync(fault, args) : args;
    const result = original.apply(this, position);
    afterwards(fault);
    return result;
  };
}

/** `writeSync(fd, buffer, offset, length, position)`. */
function shortenedSync(fault: Fault | null, args: unknown[]): unknown[] {
  return shortened(fault, args);
}

function wrapCallback(holder: Record<string, AnyFunction>, name: string): void {
  const original = holder[name] as AnyFunction;
  holder[name] = (fd: unknown, done: unknown) => {
    const callback = done as (error: Error | null) => void;
    const fault = hit(name);
    try {
      if (fault) fail(fault, name);
    } catch (error) {
      process.nextTick(callback, error as Error);
      return;
    }
    original(fd, (error: Error | null) => {
      afterwards(fault);
      callback(error);
    });
  };
}

function wrapHandle(handle: Record<string, AnyFunction>): void {
  for (const name of ['write', 'sync', 'chmod', 'chown', 'close']) {
    const original = (handle[name] as AnyFunction).bind(handle);
    handle[name] = async (...args: unknown[]) => {
      const fault = hit(`handle.${name}`);
      // A close that fails closes all the same.
      if (fault && name === 'close') await original();
      if (fault) fail(fault, name);
      const half = fault?.kind === 'short-write' && name === 'write' ? Math.floor((args[2] as number) / 2) : null;
      const result = await original(...(half ? [args[0], args[1], half, args[3]] : args));
      afterwards(fault);
      return result;
    };
  }
}

const anyFs = fs as unknown as Record<string, AnyFunction>;
for (const name of ['openSync', 'writeSync', 'fsyncSync', 'ftruncateSync', 'renameSync', 'linkSync', 'unlinkSync'])
  wrapSync(anyFs, name);
for (const name of ['fsync', 'fdatasync']) wrapCallback(anyFs, name);
const promises = fs.promises as unknown as Record<string, AnyFunction>;
const openFile = promises.open as AnyFunction;
promises.open = async (...args: unknown[]) => {
  const fault = hit('open');
  if (fault) fail(fault, 'open');
  const handle = (await openFile(...args)) as Record<string, AnyFunction>;
  wrapHandle(handle);
  afterwards(fault);
  return handle;
};
syncBuiltinESMExports();
