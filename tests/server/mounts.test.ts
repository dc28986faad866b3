/** Projects on file systems of other kinds than the temporary folder's: mounted in a name space of the test's own (S-129). */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleScript } from './support/bundle.ts';
import { APP, CARD, FILES, TestProject } from './support/project.ts';

let script: string;
beforeAll(async () => {
  script = await bundleScript(new URL('./support/traced-child.ts', import.meta.url));
});
afterAll(() => rmSync(dirname(script), { recursive: true }));

/** How the project's folder is mounted over itself; `$SAVED` has its files. */
const MOUNTS = {
  'a file system in memory': 'mount -t tmpfs none "$ROOT" && cp -r "$SAVED/." "$ROOT"',
  'layers, as in a container':
    'mkdir "$BASE/upper" "$BASE/work" && mount -t overlay none -o lowerdir="$SAVED",upperdir="$BASE/upper",workdir="$BASE/work" "$ROOT"',
  'a folder bound to another': 'mount --bind "$SAVED" "$ROOT"',
  'a source folder that is a mount in the project':
    'cp -r "$SAVED/." "$ROOT" && mount -t tmpfs none "$ROOT/src" && cp -r "$SAVED/src/." "$ROOT/src"',
};

const unshare = (command: string, env: NodeJS.ProcessEnv, input = '') =>
  spawnSync('unshare', ['-Urm', 'sh', '-c', `set -e; ${command}`], { encoding: 'utf8', input, env });

const refused = unshare('true', process.env);
/** Why nothing can be mounted here, null where it can. */
const reason = refused.status === 0 ? null : `unshare is needed: ${refused.error?.message ?? refused.stderr.trim()}`;

test.for(Object.entries(MOUNTS))('[S-129] %s is edited as any other', ([, mount], { skip }) => {
  if (reason !== null) skip(reason);
  const project = new TestProject();
  const saved = join(project.base, 'saved');
  const out = join(project.base, 'out');
  execFileSync('cp', ['-r', project.root, saved]);
  mkdirSync(out);
  const env = { ...process.env, ROOT: project.root, SAVED: saved, BASE: project.base, OUT: out };
  const run = `${mount}; "${process.execPath}" "${script}" "$ROOT" "${project.stateDir}"; cp -r "$ROOT/." "$OUT"`;
  const { stdout, stderr, status } = unshare(run, env, 'edit\nundo\nedit\n');
  expect([status, stderr]).toEqual([0, '']);
  const [ready, ...answers] = stdout.trim().split('\n');
  expect(ready).toBe('ready');
  expect(answers.map((line) => JSON.parse(line))).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  expect(readFileSync(join(out, 'src/App.tsx'), 'utf8')).toBe(APP.replace('label', 'title'));
  expect(readFileSync(join(out, 'src/Card.tsx'), 'utf8')).toBe(CARD.replace('label', 'title'));
  expect(readdirSync(join(out, 'src'), { recursive: true })).toEqual(
    Object.keys(FILES).flatMap((file) => (file.startsWith('src/') ? [file.slice(4)] : [])),
  );
  project.remove();
});
