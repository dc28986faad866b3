import { EventEmitter } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnWrites } from '../../src/plugin/own-writes.ts';

describe('news of a write of ours [S-121]', () => {
  let root: string;
  let path: string;
  let told: string[];
  let writes: OwnWrites;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 've-writes-'));
    path = join(root, 'a.tsx');
    told = [];
    const watcher = new EventEmitter();
    watcher.on('change', (changed) => void told.push(changed));
    writes = new OwnWrites(root, () => ({ watcher }) as unknown as ViteDevServer);
  });

  /** Writes as the server does, then hears of it once from us and once from the watcher, in each environment. */
  function write(text: string): boolean[] {
    writeFileSync(path, text);
    writes.announce(['a.tsx']);
    return [
      writes.isEcho('client', path, text),
      writes.isEcho('ssr', path, text),
      writes.isEcho('client', path, text),
      writes.isEcho('ssr', path, text),
    ];
  }

  it('reaches the dev server at once, and the watcher brings nothing new', () => {
    expect(write('one')).toEqual([false, false, true, true]);
    expect(told).toEqual([path]);
  });

  it('comes again for each further write', () => {
    write('one');
    expect(write('two')).toEqual([false, false, true, true]);
    expect(write('one')).toEqual([false, false, true, true]);
    expect(told).toHaveLength(3);
  });

  it('is not told where the watcher was faster', () => {
    writeFileSync(path, 'one');
    expect(writes.isEcho('client', path, 'one')).toBe(false);
    writes.announce(['a.tsx']);
    expect(told).toEqual([]);
  });

  it('is not taken for an echo when someone else wrote in between', () => {
    write('one');
    expect(writes.isEcho('client', path, 'theirs')).toBe(false);
    expect(writes.isEcho('client', path, 'one')).toBe(false);
  });

  it('passes over a file that is gone', () => {
    writes.announce(['gone.tsx']);
    expect(told).toEqual([]);
  });
});
