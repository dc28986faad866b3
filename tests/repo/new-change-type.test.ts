/** A row in the table of change types makes the compiler name every place that has to know the new type. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';

const ROW = `  TOY: {
    changeName: 'Toy',
    operation: 'toy',
    fields: { codebaseIdToToy: required('element', 'reactElement') },
    subject: 'codebaseIdToToy',
    instance: 'element',
    data: 'item',
    assumesItem: false,
    assumesUse: false,
    selects: 'subject',
    removes: false,
    previews: true,
  },
`;
/** An edit of a file that shows only after the refresh, as EDIT_SOURCE does. */
const UNSEEN = "  UNSEEN: { changeName: 'Unseen', operation: 'unseen', fields: {}, ...FILE },\n";

/** Lines that are added, by file, each behind the line that opens its table. */
const additions = (rows: string) => ({
  'src/protocol/change-types.ts': { start: 'export const MUTATION_TYPES = {\n', lines: rows },
  'src/protocol/change-fields.ts': { start: 'export interface FieldKinds {\n', lines: '  toyKind: number;\n' },
});

/** Places that do not compile, as `file: message`, under one of the repository's configurations. */
function problems(config: string, rows = ROW + UNSEEN): string[] {
  const { config: json } = ts.readConfigFile(join(REPOSITORY, config), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, REPOSITORY);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const added = new Map(Object.entries(additions(rows)).map(([file, addition]) => [join(REPOSITORY, file), addition]));
  host.readFile = (name) => withAddition(readFile(name), added.get(name));
  host.getSourceFile = (name, languageVersion) => {
    const text = host.readFile(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host)).map(({ file, messageText }) => {
    const place = file ? file.fileName.slice(REPOSITORY.length).replace(/^\//, '') : config;
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function withAddition(text: string | undefined, addition?: { start: string; lines: string }): string | undefined {
  if (!addition) return text;
  const { start, lines } = addition;
  expect(text).toContain(start);
  return text?.replace(start, `${start}${lines}`);
}

test('the compiler asks for the splices and, for an edit of list items, for the data', () => {
  const places = problems('tsconfig.neutral.json');
  expect(places).toEqual([
    expect.stringMatching(/^src\/mutations\/index\.ts: .* missing the following properties .*: TOY, UNSEEN$/),
    expect.stringMatching(/^src\/mutations\/scope\/data-scope\.ts: Property 'TOY' is missing/),
  ]);
});

test('the compiler asks for a planner that reads the scope itself where the engine leaves the scope to it', () => {
  const traced = ROW.replace("instance: 'element'", "instance: 'text'").replace('TOY:', 'TRACED:');
  const [place] = problems('tsconfig.neutral.json', ROW.replace("data: 'item'", "data: 'prop'") + traced);
  expect(place).toMatch(
    /^src\/mutations\/index\.ts: .*EDIT_TEXT: .* missing the following properties .*: TOY, TRACED$/,
  );
});

test('the compiler asks whether a type previews, and for the form of a new kind of field', () => {
  const places = problems('tsconfig.browser.json');
  expect(places).toEqual([
    expect.stringMatching(/^src\/editor-ui\/api\/requests\.ts: Property 'toyKind' is missing/),
    expect.stringMatching(
      /^src\/runtime\/instant-updates\/index\.ts: .* missing the following properties .*: TOY, UNSEEN$/,
    ),
  ]);
});

test('the server needs a check of a new kind of field, and no line for a type', () => {
  const places = problems('tsconfig.node.json').filter((place) => !place.startsWith('src/mutations/'));
  expect(places).toEqual([
    expect.stringMatching(/^src\/server\/routes\/decode-change\.ts: Property 'toyKind' is missing/),
  ]);
});
