/** A row in the table of change types makes the compiler name every place that has to know the new type. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';

const TABLE = join(REPOSITORY, 'src/protocol/change-types.ts');
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
  },
`;

/** Places that do not compile, as `file: message`, under one of the repository's configurations. */
function problems(config: string, row = ROW): string[] {
  const { config: json } = ts.readConfigFile(join(REPOSITORY, config), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, REPOSITORY);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => (name === TABLE ? withToy(readFile(name), row) : readFile(name));
  host.getSourceFile = (name, languageVersion) => {
    const text = host.readFile(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host)).map(({ file, messageText }) => {
    const place = file ? file.fileName.slice(REPOSITORY.length).replace(/^\//, '') : config;
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function withToy(text: string | undefined, row: string): string {
  const rows = 'export const MUTATION_TYPES = {\n';
  expect(text?.includes(rows)).toBe(true);
  return (text ?? '').replace(rows, `${rows}${row}`);
}

test('the compiler asks for the splices and, for an edit of list items, for the data', () => {
  const places = problems('tsconfig.neutral.json');
  expect(places).toEqual([
    expect.stringMatching(/^src\/mutations\/index\.ts: Property 'TOY' is missing/),
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

test('the compiler asks for the instant update, and nothing else of the browser lacks', () => {
  const places = problems('tsconfig.browser.json');
  expect(places).toEqual([
    expect.stringMatching(/^src\/runtime\/instant-updates\/index\.ts: Property 'TOY' is missing/),
  ]);
});

test('decoder, encoder, scope, counts and selection read the row: the server needs no line', () => {
  const places = problems('tsconfig.node.json').filter((place) => !place.startsWith('src/mutations/'));
  expect(places).toEqual([]);
});
