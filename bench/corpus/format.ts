/** Edits files that Prettier leaves unchanged, and compares the results with what Prettier makes of them. */
import { format, type Options } from 'prettier';
import { mutate } from '../../src/mutations/index.ts';
import { parseSource } from '../../src/mutations/jsx/parse.ts';
import { formatted } from '../../src/server/edits/formatted.ts';
import { createProject } from '../../tests/mutations/support/project.ts';
import { anyKind, pick, randomFrom, sampleChange } from '../../tests/mutations/support/random-changes.ts';
import { type CorpusText, readCorpus } from './files.ts';

/** Packages publish no settings: those that leave a file unchanged are taken as its own. */
const SETTINGS: readonly Options[] = [80, 100, 120].flatMap((printWidth) =>
  [{}, { singleQuote: true }, { singleQuote: true, semi: false }, { semi: false }].flatMap((quotes) =>
    (['all', 'es5'] as const).map((trailingComma) => ({ printWidth, trailingComma, ...quotes })),
  ),
);
const LEAST = 0.99;

/** @returns false when fewer than 99 % of the results are as Prettier writes them */
export async function run(folders: ReadonlyMap<string, string>, edits: number, seeds: readonly number[]) {
  const files = readCorpus(folders);
  const settings = new Map<CorpusText, Promise<Options | null>>();
  const counts = { edits: 0, cleanBefore: 0, clean: 0 };
  for (const seed of seeds) {
    const random = randomFrom(seed);
    for (let made = 0; made < edits / seeds.length; ) {
      const file = pick(random, files);
      const own = settings.get(file) ?? settingsOf(file);
      settings.set(file, own);
      const options = await own;
      if (!options) continue;
      const source = parseSource(file.text, file.name);
      const project = createProject({ [file.name]: file.text });
      const sample = source.ok && source.elements.length > 0 && sampleChange(source, project, random, anyKind(random));
      if (!sample) continue;
      const outcome = mutate(sample.change, project);
      const edit = outcome.ok && outcome.edits.find((one) => one.file === file.name);
      if (!outcome.ok || !edit) continue;
      made++;
      counts.edits++;
      const ws = { format: ({ after }: { after: string }) => prettied(file, after, options) };
      const after =
        (await formatted(ws, outcome, project.read)).edits.find((one) => one.file === file.name)?.text ?? '';
      if ((await prettied(file, edit.text, options)) === edit.text) counts.cleanBefore++;
      if ((await prettied(file, after, options)) === after) counts.clean++;
      else console.log(`not as Prettier writes it: ${sample.kind} in ${file.name} (seed ${seed}, edit ${made})`);
    }
  }
  const share = (count: number) => `${((100 * count) / counts.edits).toFixed(1)} %`;
  console.log(
    `${counts.edits} edits: ${share(counts.cleanBefore)} as the engine makes them, ${share(counts.clean)} as written`,
  );
  return counts.clean / counts.edits >= LEAST;
}

async function settingsOf(file: CorpusText): Promise<Options | null> {
  for (const settings of SETTINGS) if ((await prettied(file, file.text, settings)) === file.text) return settings;
  return null;
}

async function prettied(file: CorpusText, text: string, settings: Options): Promise<string | null> {
  try {
    return await format(text, { ...settings, filepath: file.name });
  } catch {
    return null;
  }
}
