import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { v5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { duplicatePlaceholder, isSourceId, WRAP_PLACEHOLDER } from '../../src/protocol/codebase-id.ts';
import { applySplices, invertSplices, type Splice } from '../../src/protocol/splice.ts';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import { computedId, nameId } from '../../src/server/identity/keys.ts';
import { print, tree } from './support/jsx-trees.ts';

const FILE = 'src/Page.tsx';
const page = (jsx: string) => `export function Page() {\n  return (\n    ${jsx}\n  );\n}\n`;
const LIST = page('<ul className="list"><li>One</li><li>Two</li><li>Three</li></ul>');

const newRegistry = (stateDir: string | null = null) => new IdentityRegistry({ stateDir });
const idsOf = (registry: IdentityRegistry, text: string, file = FILE) =>
  registry.sync(file, text).elements.map(({ codebaseId }) => codebaseId);

function edit(registry: IdentityRegistry, before: string, splices: Splice[], outcome = {}) {
  const after = applySplices(before, splices);
  return { after, update: registry.applyOwnEdit([{ file: FILE, before, after, splices }], outcome) };
}

describe('ids', () => {
  it('are name-based uuids of version 5 (random)', () => {
    const namespace = 'a3c5d2f4-6f0e-5b7c-9d1a-8e2b4c6f7a90';
    const isSame = (name: string) => nameId(name) === v5(name, namespace);
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isSame));
  });

  it('follow from path and place', () => {
    const ids = idsOf(newRegistry(), LIST);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(isSourceId(id)).toBe(true);
    expect(idsOf(newRegistry(), LIST)).toEqual(ids);
    expect(idsOf(newRegistry(), LIST, 'src/Other.tsx')).not.toEqual(ids);
  });

  it('stay when lines are put above', () => {
    const registry = newRegistry();
    const ids = idsOf(registry, LIST);
    expect(idsOf(registry, `import './x.css';\n\n${LIST}`)).toEqual(ids);
  });

  it('stay while a text does not parse', () => {
    const registry = newRegistry();
    const ids = idsOf(registry, LIST);
    expect(registry.sync(FILE, LIST.replace('</ul>', '</ul'))).toEqual({ elements: [], update: null });
    expect(registry.locate(ids[0] as string)).not.toBeNull();
    expect(idsOf(registry, LIST.replace('One', 'Eins'))).toEqual(ids);
  });

  it('lead to the element in the text as it is now', () => {
    const registry = newRegistry();
    const [, one] = idsOf(registry, LIST);
    const moved = `// a line\n${LIST}`;
    registry.sync(FILE, moved);
    expect(registry.locate(one as string)).toEqual({ file: FILE, start: moved.indexOf('<li>One') });
    expect(registry.locate('tempo-00000000-0000-5000-8000-000000000000')).toBeNull();
    expect(registry.locate('constructor')).toBeNull();
  });

  it('are not put on elements of macro modules, which read their attributes at compile time', () => {
    const text = `import { Trans } from '@lingui/react/macro';\n${page('<p><Trans>Hello</Trans></p>')}`;
    expect(
      newRegistry()
        .sync(FILE, text)
        .elements.map(({ tagName }) => tagName),
    ).toEqual(['p']);
  });
});

describe('an edit by someone else', () => {
  it('never gives the id of a removed element to the one in its place', () => {
    const registry = newRegistry();
    const before = page('<ul className="list"><li>One</li></ul>');
    const [, one] = idsOf(registry, before);
    const { elements } = registry.sync(FILE, page('<ul className="list"><section>Other words</section></ul>'));
    expect(elements.map(({ codebaseId }) => codebaseId)).not.toContain(one);
    registry.sync(FILE, page('<ul className="list"><p>Not that either</p></ul>'));
    const [, third] = idsOf(registry, page('<ul className="list"><li>Another entry</li></ul>'));
    expect(third).not.toBe(one);
  });

  it('that is taken back brings the ids back', () => {
    const registry = newRegistry();
    const ids = idsOf(registry, LIST);
    registry.sync(FILE, page('<ul className="list"><li>Two</li></ul>'));
    expect(idsOf(registry, LIST)).toEqual(ids);
  });

  it('answers with what changed in the tables, and nothing else', () => {
    const registry = newRegistry();
    const [ul, , two, three] = idsOf(registry, LIST);
    const { update } = registry.sync(FILE, LIST.replace('<li>Two</li>', ''));
    expect(Object.keys(update?.treeElementLookup ?? {}).sort()).toEqual([two, three].sort());
    expect(update?.treeElementLookup[two as string]).toBeNull();
    expect(Object.values(update?.scopeLookup ?? {}).map((scope) => scope?.codebaseIds.length)).toEqual([3]);
    expect(ul).toBeTruthy();
  });

  it('leaves out of the tables what only moved down, where it is much', () => {
    const registry = newRegistry();
    const rows = Array.from({ length: 300 }, (_, i) => `<li id="r${i}">Row ${i}</li>`).join('\n');
    const before = page(`<ul>${rows}</ul>`);
    registry.sync(FILE, before);
    const { update } = registry.sync(FILE, `// one line\n${before}`);
    expect(update?.treeElementLookup).toEqual({});
  });

  it('takes the entries of a file that is gone', () => {
    const registry = newRegistry();
    const ids = idsOf(registry, LIST);
    expect(Object.keys(registry.forget(FILE).treeElementLookup).sort()).toEqual([...ids].sort());
    expect(registry.files()).toEqual([]);
    expect(registry.locate(ids[0] as string)).toBeNull();
    expect(idsOf(registry, LIST)).toEqual(ids);
  });
});

describe('an edit of ours', () => {
  it('maps placeholders of a wrap and a copy to the new ids', () => {
    const registry = newRegistry();
    const [, one] = idsOf(registry, LIST);
    const start = LIST.indexOf('<li>One');
    const end = start + '<li>One</li>'.length;
    const wrapped = edit(
      registry,
      LIST,
      [
        { start, end: start, text: '<div>' },
        { start: end, end, text: '</div>' },
      ],
      { added: [{ placeholder: WRAP_PLACEHOLDER, at: { file: FILE, start } }] },
    );
    const wrapper = wrapped.update.prevIdToNewIdMap[WRAP_PLACEHOLDER] as string;
    expect(registry.locate(wrapper)).toEqual({ file: FILE, start });
    expect(registry.locate(one as string)).toEqual({ file: FILE, start: start + 5 });

    const from = { file: FILE, start };
    const copyAt = wrapped.after.indexOf('</div>') + 6;
    const copied = edit(registry, wrapped.after, [{ start: copyAt, end: copyAt, text: '<div><li>One</li></div>' }], {
      copied: [{ from, to: { file: FILE, start: copyAt } }],
    });
    const { prevIdToNewIdMap } = copied.update;
    expect(Object.keys(prevIdToNewIdMap).sort()).toEqual([wrapper, one as string].map(duplicatePlaceholder).sort());
    expect(registry.locate(prevIdToNewIdMap[duplicatePlaceholder(one as string)] as string)?.start).toBe(copyAt + 5);
    expect(registry.locate(one as string)?.start).toBe(start + 5);
  });

  it('maps placeholders of a copy from a file that stays as it is', () => {
    const registry = newRegistry();
    const [list, one] = idsOf(registry, LIST) as [string, string];
    const other = page('<main></main>');
    const at = other.indexOf('</main>');
    const splices = [{ start: at, end: at, text: LIST.slice(LIST.indexOf('<ul'), LIST.indexOf('</ul>') + 5) }];
    const edits = [{ file: 'src/Other.tsx', before: other, after: applySplices(other, splices), splices }];
    const { prevIdToNewIdMap: ids } = registry.applyOwnEdit(edits, {
      copied: [{ from: { file: FILE, start: LIST.indexOf('<ul') }, to: { file: 'src/Other.tsx', start: at } }],
    });
    expect(Object.keys(ids)).toHaveLength(4);
    expect(registry.locate(ids[duplicatePlaceholder(list)] ?? '')).toEqual({ file: 'src/Other.tsx', start: at });
    const start = edits[0]?.after.indexOf('<li>One');
    expect(registry.locate(ids[duplicatePlaceholder(one)] ?? '')).toEqual({ file: 'src/Other.tsx', start });
    expect(registry.locate(one)).toEqual({ file: FILE, start: LIST.indexOf('<li>One') });
  });

  it('keeps ids over a move to another file, and back', () => {
    const registry = newRegistry();
    const [, one] = idsOf(registry, LIST);
    const other = page('<ol className="other"></ol>');
    const [ol] = idsOf(registry, other, 'src/Other.tsx');
    const start = LIST.indexOf('<li>One');
    const out = [{ start, end: start + 12, text: '' }];
    const at = other.indexOf('</ol>');
    const into = [{ start: at, end: at, text: '<li>One</li>' }];
    const edits = [
      { file: FILE, before: LIST, after: applySplices(LIST, out), splices: out },
      { file: 'src/Other.tsx', before: other, after: applySplices(other, into), splices: into },
    ];
    const update = registry.applyOwnEdit(edits, {
      moved: [{ from: { file: FILE, start }, to: { file: 'src/Other.tsx', start: at } }],
    });
    expect(registry.locate(one as string)).toEqual({ file: 'src/Other.tsx', start: at });
    expect(update.treeElementLookup[one as string]).toMatchObject({ filename: 'src/Other.tsx', parentCodebaseId: ol });
    const back = edits.map(({ file, before, after, splices }) => {
      return { file, before: after, after: before, splices: invertSplices(before, splices) };
    });
    registry.applyOwnEdit(back, {});
    expect(registry.locate(one as string)).toEqual({ file: FILE, start });
  });

  it('gives a new element in the old place of one that moved another id', () => {
    const registry = newRegistry();
    const [, one] = idsOf(registry, LIST);
    const start = LIST.indexOf('<li>One');
    const end = LIST.indexOf('</ul>');
    const splices = [
      { start, end: start + 12, text: '' },
      { start: end, end, text: '<li>One</li>' },
    ];
    const { after } = edit(registry, LIST, splices, {
      moved: [{ from: { file: FILE, start }, to: { file: FILE, start: end - 12 } }],
    });
    const ids = idsOf(registry, after);
    expect(ids[3]).toBe(one);
    expect(new Set(ids).size).toBe(4);
  });

  it('leaves every other element its id, and taken back gives each its own (random)', () => {
    fc.assert(
      fc.property(tree, fc.nat(1000), fc.constantFrom('remove', 'wrap', 'copy', 'before'), (root, at, kind) => {
        const registry = newRegistry();
        const before = print(root);
        const { elements } = registry.sync(FILE, before);
        const ids = elements.map(({ codebaseId }) => codebaseId);
        const target = elements[at % elements.length] as (typeof elements)[number];
        // Beside the root there is no place.
        fc.pre(target !== elements[0] || kind === 'wrap' || kind === 'remove');
        const { treeElementLookup } = registry.lookups();
        const end = endOf(before, target.start);
        const inside = elements.filter(({ start }) => start >= target.start && start < end);
        const content = before.slice(target.start, end);
        const splices: Splice[] =
          kind === 'remove'
            ? [{ start: target.start, end, text: 'null' }]
            : kind === 'wrap'
              ? [
                  { start: target.start, end: target.start, text: '<div>' },
                  { start: end, end, text: '</div>' },
                ]
              : kind === 'copy'
                ? [{ start: end, end, text: content }]
                : [{ start: target.start, end: target.start, text: content }];
        const { after } = edit(registry, before, splices);
        const shift = kind === 'wrap' ? 5 : kind === 'before' ? content.length : 0;
        for (const { codebaseId, start } of elements) {
          const now = registry.locate(codebaseId);
          const isInside = inside.some((element) => element.codebaseId === codebaseId);
          if (kind === 'remove' && isInside) expect(now).toBeNull();
          else if (start < target.start) expect(now?.start).toBe(start);
          else if (isInside) expect(now?.start).toBe(start + shift);
          else expect(now?.start).toBe(start + after.length - before.length);
        }
        edit(registry, after, invertSplices(before, splices));
        expect(idsOf(registry, before)).toEqual(ids);
        expect(registry.lookups().treeElementLookup).toEqual(treeElementLookup);
      }),
      { numRuns: 300 },
    );
  });
});

/** End of the element at an offset of a text made by `print`: its line, or the closing tag with the same indent. */
function endOf(text: string, start: number): number {
  const line = text.slice(start, text.indexOf('\n', start));
  if (line.endsWith('/>')) return start + line.length;
  const indent = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const close = `\n${indent}</`;
  return text.indexOf('>', text.indexOf(close, start)) + 1;
}

describe('a restart', () => {
  const newStateDir = () => mkdtempSync(join(tmpdir(), 'visual-edit-ids-'));
  /** A registry whose ids differ from the computed ones. */
  function withMovedIds(stateDir: string): { text: string; ids: string[] } {
    const registry = newRegistry(stateDir);
    registry.sync(FILE, LIST);
    const text = page('<ul className="list"><li>Three</li><li>One</li><li>New</li><li>Two</li></ul>');
    const ids = idsOf(registry, text);
    registry.save();
    return { text, ids };
  }

  it('gives the same ids, also those that the text alone would not give', () => {
    const stateDir = newStateDir();
    const { text, ids } = withMovedIds(stateDir);
    expect(idsOf(newRegistry(), text)).not.toEqual(ids);
    expect(idsOf(newRegistry(stateDir), text)).toEqual(ids);
  });

  it('computes ids anew for a file that was edited meanwhile', () => {
    const stateDir = newStateDir();
    const { text } = withMovedIds(stateDir);
    const edited = text.replace('New', 'Newer');
    expect(idsOf(newRegistry(stateDir), edited)).toEqual(idsOf(newRegistry(), edited));
  });

  it('survives a state file that is broken or was planted [S-118]', () => {
    const stateDir = newStateDir();
    const { text } = withMovedIds(stateDir);
    const path = join(stateDir, 'ids.json');
    const computed = idsOf(newRegistry(), text);
    const whole = readFileSync(path, 'utf8');
    for (const bad of ['', '{', '[]', '{"version":9}', whole.slice(0, 90), whole.replaceAll('tempo-', 'x')]) {
      writeFileSync(path, bad);
      expect(idsOf(newRegistry(stateDir), text)).toEqual(computed);
    }
  });

  it('never has one id twice, whatever the state file says', () => {
    const stateDir = newStateDir();
    const { text, ids } = withMovedIds(stateDir);
    const path = join(stateDir, 'ids.json');
    const same = readFileSync(path, 'utf8').replace(/tempo-[0-9a-f-]+/g, ids[0] as string);
    writeFileSync(path, same);
    expect(new Set(idsOf(newRegistry(stateDir), text)).size).toBe(5);
  });

  it('keeps ids where only their owner reads them, and goes on when they cannot be kept', () => {
    const stateDir = newStateDir();
    withMovedIds(stateDir);
    expect(statSync(join(stateDir, 'ids.json')).mode & 0o777).toBe(0o600);
    const blocked = newStateDir();
    mkdirSync(join(blocked, 'ids.json'));
    const warnings: string[] = [];
    const registry = new IdentityRegistry({ stateDir: blocked, logger: { warn: (text) => void warnings.push(text) } });
    registry.sync(FILE, LIST);
    registry.sync(FILE, page('<ul className="list"><li>Two</li><li>One</li></ul>'));
    registry.save();
    expect(warnings.join()).toContain('could not be kept');
  });
});

describe('the tables', () => {
  it('say of each element what the contract asks', () => {
    const registry = newRegistry();
    const text = 'export const Card = () => (\n  <Panel>\n    <p className="a b">Text</p>\n  </Panel>\n);\n<i/>;\n';
    const [panel, p, i] = idsOf(registry, text);
    const { treeElementLookup, scopeLookup } = registry.lookups();
    const [[scopeId, scope]] = Object.entries(scopeLookup) as [[string, object]];
    expect(treeElementLookup[p as string]).toEqual({
      codebaseId: p,
      type: 'native',
      componentName: 'p',
      filename: FILE,
      line: 3,
      column: 4,
      parentCodebaseId: panel,
      row: '',
      ownerName: 'Card',
      scopeId,
      staticTextContents: true,
      removableClasses: ['a', 'b'],
    });
    expect(treeElementLookup[panel as string]).toMatchObject({ type: 'component-instance', parentCodebaseId: null });
    expect(treeElementLookup[i as string]).toMatchObject({ ownerName: null, scopeId: null });
    expect(scope).toEqual({ codebaseIds: [panel, p], name: 'Card', filename: FILE, line: 1 });
  });

  it.each([
    ["style={{ width: '18rem' }}", 'style'],
    ['style={{ width: \'18rem\', color: tone }} id="a"', 'style'],
    ['style={{ width }}', undefined],
    ["style={{ ...box, width: '18rem' }}", undefined],
    ['style={{}}', undefined],
    ['style={box}', undefined],
    ['className="a" style={{ width: \'18rem\' }}', undefined],
    ["{...props} style={{ width: '18rem' }}", undefined],
    ["sx={{ p: 1 }} style={{ width: '18rem' }}", undefined],
  ])('say whether all of an element’s own styling is in its style object: %s', (attributes, stylesIn) => {
    const registry = newRegistry();
    const [id = ''] = idsOf(registry, `export const Card = () => <Panel ${attributes} />;\n`);
    expect(registry.lookups().treeElementLookup[id]?.stylesIn).toBe(stylesIn);
  });

  it.each([
    ['@mantine/core', 'fz="sm"', 'props'],
    ['@chakra-ui/react', '', 'props'],
    ['@mantine/core', 'className="a"', undefined],
    ['@mantine/core', 'classNames={{ root: "a" }}', undefined],
    ['@mantine/core', '{...props}', undefined],
    ['@mantine/core', "style={{ width: '18rem' }}", 'style'],
    ['./panel', 'fz="sm"', undefined],
  ])('say whether a component takes new styles as props: %s, %s', (module, attributes, stylesIn) => {
    const registry = newRegistry();
    const code = `import { Panel } from '${module}';\nexport const Card = () => <Panel ${attributes} />;\n`;
    const [id = ''] = idsOf(registry, code);
    expect(registry.lookups().treeElementLookup[id]?.stylesIn).toBe(stylesIn);
  });

  it('use computed ids that never change between versions', () => {
    expect(computedId('src/App.tsx', '/App()#0/div#0')).toBe('tempo-d789f632-8759-5f5f-b3d8-6cc1d1d2bc82');
  });
});
