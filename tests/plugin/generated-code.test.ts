/** Names that reach generated code (S-74). */
import { expect, it } from 'vitest';
import { loadRuntime, RUNTIME_MODULE, resolveRuntimeId } from '../../src/plugin/inject-runtime.ts';
import { tagJsx } from '../../src/plugin/tag-jsx.ts';
import type { RuntimeConfig } from '../../src/protocol/runtime-config.ts';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';

const NASTY = [
  `"); alert(1); ("`,
  '</script><script>alert(1)</script>',
  '\u2028alert(1)\u2029',
  `\`\${alert(1)}\``,
  '\\',
  "'\n",
];

it.each(NASTY)('[S-74] the runtime starts with %j as it is, and with nothing else', (word) => {
  const config: RuntimeConfig = { editorOrigin: word, parentOrigins: [word, word], nonce: word };
  const id = resolveRuntimeId(RUNTIME_MODULE) as string;
  const code = loadRuntime(id, { config, read: () => null });
  expect(code).not.toMatch(/<|\u2028|\u2029/);
  const [first = ''] = code.split('\n');
  expect(first).toBe('import { start } from "virtual:visual-edit/runtime-code";');
  const [call, json = ''] =
    /^start\((.*), import\.meta\.hot, \(\)=>import\('virtual:visual-edit\/recorder'\), resend\);$/m.exec(code) ?? [];
  expect(JSON.parse(json)).toEqual(config);
  const ours = loadRuntime(id, {
    config: { ...config, editorOrigin: '', parentOrigins: [], nonce: '' },
    read: () => null,
  });
  expect(code.replace(call as string, '')).toBe(ours.replace(/^start\(.*$/m, ''));
});

it.each(NASTY)('[S-74] of a file named %j nothing but ids reaches its code', (word) => {
  const file = `src/${word}.jsx`;
  const text = 'export const A = () => <p>x</p>;\n';
  const { elements } = new IdentityRegistry({ stateDir: null }).sync(file, text);
  const tagged = tagJsx(text, elements, new Set());
  expect(tagged?.code.replace(/ \w+="tempo-[0-9a-f-]{36}"/, '')).toBe(text);
});
