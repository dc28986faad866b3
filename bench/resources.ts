/** Measures a running server's resources: heap after garbage collection, total memory and open files. Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./heap-on-signal.mjs', import.meta.url));

const MEGABYTE = 1024 * 1024;

export interface Resources {
  /** live JavaScript objects, in megabytes */
  heap: number;
  /** buffers and other memory outside the heap, in megabytes */
  external: number;
  /** resident memory in megabytes, including freed memory until the system reclaims it */
  rss: number;
  handles: number;
}

/** Measures one server. @param folder an existing folder, in which it creates a file */
export class ResourceProbe {
  private readonly file: string;

  constructor(folder: string) {
    this.file = join(folder, 'heap.jsonl');
  }

  /** Environment to start the server with. */
  get env(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${SCRIPT}`, VISUAL_EDIT_HEAP_FILE: this.file };
  }

  /** @throws Error when the server does not answer */
  async look(pid: number): Promise<Resources> {
    const before = this.lines().length;
    process.kill(pid, 'SIGUSR2');
    const limit = performance.now() + 30_000;
    while (this.lines().length === before) {
      if (performance.now() > limit) throw new Error('the server did not tell of its heap');
      await delay(20);
    }
    const { heapUsed, external, rss } = JSON.parse(this.lines().at(-1) as string) as NodeJS.MemoryUsage;
    const handles = readdirSync(`/proc/${pid}/fd`).length;
    return { heap: heapUsed / MEGABYTE, external: external / MEGABYTE, rss: rss / MEGABYTE, handles };
  }

  private lines(): string[] {
    return existsSync(this.file) ? readFileSync(this.file, 'utf8').trimEnd().split('\n').filter(Boolean) : [];
  }
}

export function printResources(rows: readonly (Resources & { when: string })[]): void {
  const width = Math.max(...rows.map(({ when }) => when.length));
  console.log(`  ${''.padEnd(width)}   heap after gc    outside        rss  open files`);
  for (const { when, heap, external, rss, handles } of rows) {
    const columns = [heap, external, rss].map((mb, i) => `${mb.toFixed(1)} MB`.padStart(i === 0 ? 16 : 11));
    console.log(`  ${when.padEnd(width)}${columns.join('')}${String(handles).padStart(12)}`);
  }
}
