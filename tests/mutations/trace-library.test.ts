/** Words that a library of the project shows: followed to the data that the project gives it. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { traceText } from '../../src/mutations/trace/trace-text.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject, type Files } from './support/project.ts';

const TABLE = `import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { TableHead } from './table';

export function DataTable({ columns, data }) {
  const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });
  return (
    <table>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => (
            <th key={header.id}>
              {header.isPlaceholder ? null : flexRender(header.column.columnDef.header, header.getContext())}
            </th>
          ))}
        </tr>
      ))}
    </table>
  );
}
`;
const COLUMNS = `export const columns = [
  { accessorKey: 'name', header: 'Name' },
  { accessorKey: 'email', header: () => 'Email address', meta: { label: 'Email' } },
];
`;
const PAGE = `import { columns } from './columns';
import { DataTable } from './DataTable';
const people = [{ name: 'Name', email: 'ada@example.com' }];
export const Page = () => <DataTable columns={columns} data={people} />;
`;
const FILES = { 'src/DataTable.tsx': TABLE, 'src/columns.tsx': COLUMNS, 'src/Page.tsx': PAGE };

function placesOf(files: Files, shown: string): string[] {
  const project = createProject(files);
  const text = files['src/DataTable.tsx'] as string;
  const answer = traceText(project, project.idAt('src/DataTable.tsx', text.indexOf('<th key')), { shown });
  if (!answer.ok) return [answer.error.code];
  return answer.parts.flatMap(({ sources, reasons }) =>
    sources.length > 0 ? sources.map((one) => `${one.file}:${one.line} ${one.text}`) : reasons,
  );
}

function edited(files: Files, oldText: string, newText: string) {
  const project = createProject(files);
  const text = files['src/DataTable.tsx'] as string;
  const codebaseIdToEditText = project.idAt('src/DataTable.tsx', text.indexOf('<th key'));
  const change = createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', {
    codebaseIdToEditText,
    oldText,
    newText,
  });
  return mutate(change as never, project);
}

describe('the header of a table', () => {
  test('is one of the columns that the page gives', () => {
    expect(placesOf(FILES, 'Name')).toEqual(['src/columns.tsx:2 Name']);
    expect(edited(FILES, 'Name', 'Full name')).toMatchObject({
      ok: true,
      edits: [{ file: 'src/columns.tsx', text: COLUMNS.replace("header: 'Name'", "header: 'Full name'") }],
    });
  });

  test('is what the function of a column answers', () => {
    expect(placesOf(FILES, 'Email address')).toEqual(['src/columns.tsx:3 Email address']);
  });

  test.each([
    ['in groups', "export const columns = [{ header: 'All', columns: [{ id: 'a', header: 'Name' }] }];"],
    ['spread', "const base = [{ header: 'Name' }];\nexport const columns = [...base, { header: 'Email' }];"],
    [
      'made by a helper',
      `import { createColumnHelper } from '@tanstack/react-table';
const helper = createColumnHelper();
export const columns = [helper.accessor('name', { header: 'Name' }), helper.display({ header: 'More' })];`,
    ],
    ['typed', "export const columns: ColumnDef<Row>[] = [{ header: 'Name' }] satisfies Columns;"],
  ])('is found where the columns are %s', (_, columns) => {
    const line = columns.split('\n').findIndex((one) => one.includes("'Name'")) + 1;
    expect(placesOf({ ...FILES, 'src/columns.tsx': columns }, 'Name')).toEqual([`src/columns.tsx:${line} Name`]);
  });

  test('is found through a hook of the project, a memo and a component around the words', () => {
    const files = {
      ...FILES,
      'src/use-table.ts': `import { useReactTable } from '@tanstack/react-table';
export function usePageTable({ columns, data }) {
  const table = useReactTable({ data, columns: useMemo(() => columns, [columns]) });
  return { table };
}
`,
      'src/DataTable.tsx': TABLE.replace(
        'const table = useReactTable({ data, columns, getCoreRowModel: getCoreRowModel() });',
        'const { table } = usePageTable({ columns, data });',
      ).replace('@tanstack/react-table', './use-table'),
      'src/table.tsx':
        'export const TableHead = ({ className, ...props }) => <th className={className} {...props} />;\n',
    };
    expect(placesOf(files, 'Name')).toEqual(['src/columns.tsx:2 Name']);
  });

  test('is refused where several columns read so, with their places', () => {
    const columns = "export const columns = [{ header: 'Name' },\n { header: 'Name' }];";
    const files = { ...FILES, 'src/columns.tsx': columns };
    expect(edited(files, 'Name', 'Title')).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('src/columns.tsx:1, src/columns.tsx:2') },
    });
  });

  test('is none of other words that the data has, and none that reads otherwise', () => {
    for (const shown of ['Email', 'ada@example.com', 'Nam'])
      expect(placesOf(FILES, shown)[0]).toContain('it is the result of calling `flexRender`');
  });
});
