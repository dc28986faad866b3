/** A project on disk, its session or server, and the eyes of a harsh auditor: hashes of every file before and after. */
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import type { Mutate } from '../../../src/mutations/mutation.ts';
import { IdentityRegistry } from '../../../src/server/identity/identity.ts';
import type { Logger, SessionOptions } from '../../../src/server/types.ts';

export const APP = `import { Card } from './Card';

export function App() {
  return (
    <main className="p-4">
      <h1>Hello</h1>
      <p title="one">First</p>
      <Card label="x" />
      <p>Second</p>
    </main>
  );
}
`;
export const CARD = `import './card.css';

export function Card({ label }: { label: string }) {
  return <section className="card">{label}</section>;
}
`;
export const CSS = `.card {
  color: red;
}
`;

export const FILES: Record<string, string> = {
  'package.json': '{ "name": "app", "private": true }\n',
  'vite.config.ts': 'export default {};\n',
  'src/App.tsx': APP,
  'src/Card.tsx': CARD,
  'src/card.css': CSS,
};

class TestLogger implements Logger {
  readonly lines: string[] = [];
  info(message: string): void {
    this.lines.push(message);
  }
  warn(message: string): void {
    this.lines.push(message);
  }
  error(message: string): void {
    this.lines.push(message);
  }
}

export class TestProject {
  readonly base: string;
  readonly root: string;
  readonly stateDir: string;
  readonly logger = new TestLogger();
  readonly written: string[][] = [];
  identity: IdentityRegistry;

  /** @param name of the root's folder, for odd ones */
  constructor(files: Record<string, string | Buffer> = FILES, name = 'project') {
    this.base = realpathSync(mkdtempSync(join(tmpdir(), 've-server-')));
    this.root = join(this.base, name);
    this.stateDir = join(this.base, 'state');
    for (const [file, content] of Object.entries(files)) this.write(file, content);
    this.identity = this.freshIdentity();
  }

  path(file: string): string {
    return join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  /** A registry as after a start: it knows the scripts on disk. */
  freshIdentity(): IdentityRegistry {
    this.identity = new IdentityRegistry({ stateDir: this.stateDir });
    for (const file of this.sources()) this.identity.sync(file, this.read(file));
    return this.identity;
  }

  private sources(): string[] {
    return Object.keys(this.snapshot()).filter((file) => /^src\/.*\.[jt]sx$/.test(file));
  }

  options(over: Partial<SessionOptions> & { mutate?: Mutate } = {}): SessionOptions {
    return {
      root: this.root,
      identity: this.identity,
      protectedDirs: ['dist', 'node_modules/.vite'],
      stateDir: this.stateDir,
      resolveImport: (specifier, importer) => {
        const path = posix.join(posix.dirname(importer), specifier);
        return [path, `${path}.tsx`].find((file) => file in this.snapshot()) ?? null;
      },
      importersOf: () => [],
      onWritten: (files) => this.written.push([...files]),
      logger: this.logger,
      ...over,
    };
  }

  /** The id of the only element whose source begins like this. */
  id(file: string, opening: string): string {
    const text = this.read(file);
    const { elements } = this.identity.sync(file, text);
    const found = elements.filter(({ start }) => text.startsWith(opening, start));
    if (found.length !== 1) throw new Error(`${found.length} elements of ${file} begin with ${opening}`);
    return (found[0] as (typeof found)[0]).codebaseId;
  }

  /** Hashes of every file below the root, links by their target: "unchanged" means this is equal. */
  snapshot(): Record<string, string> {
    return snapshotOf(this.root);
  }

  remove(): void {
    rmSync(this.base, { recursive: true, force: true });
  }
}

function snapshotOf(root: string, dir = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(root, dir), { withFileTypes: true })) {
    const file = posix.join(dir, entry.name);
    if (entry.isDirectory()) Object.assign(found, snapshotOf(root, file));
    else if (entry.isFile())
      found[file] = createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    else found[file] = `special ${lstatSync(join(root, file)).mode}`;
  }
  return found;
}
