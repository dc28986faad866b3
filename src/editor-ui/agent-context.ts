/** Describes the selection for a coding agent, in words and code: its place, its surroundings, its content on the page. */
import { copyText } from './activity/copy-patch.ts';
import type { Editor } from './editor.ts';
import { ancestors } from './store/nav-index.ts';
import { activeFrame, editableSelection } from './store/store.ts';

/** Lines of source around the element's first one. */
const BEFORE = 3;
const AFTER = 24;

interface Source {
  file: string;
  text: string;
  line: number;
}

export async function copyContext(editor: Editor): Promise<void> {
  const state = editor.store.getState();
  const { tree, href } = activeFrame(state);
  const parts: string[] = [`Page: ${href}`];
  for (const { item, source } of editableSelection(state)) {
    const chain = ancestors(tree, item.key).filter((one) => one.isComponent);
    const answer = await editor.ask<Source>(`/source?codebaseId=${encodeURIComponent(source.codebaseId)}`);
    parts.push(
      [
        `Element: <${source.componentName}> at ${source.filename}:${source.line}:${source.column + 1}`,
        chain.length > 0 && `Inside: ${chain.map((one) => one.name).join(' < ')}`,
        item.text && `Text on the page: ${JSON.stringify(item.text)}`,
        item.classList.length > 0 && `Classes on the page: ${item.classList.join(' ')}`,
        item.box && `Size: ${Math.round(item.box.width)} × ${Math.round(item.box.height)} px`,
        answer.ok && excerpt(answer.value),
      ]
        .filter((line) => typeof line === 'string')
        .join('\n'),
    );
  }
  await copyText(editor, `${parts.join('\n\n')}\n`, 'Copied for an agent');
}

/** The lines around the element, numbered, in a fence. */
function excerpt({ file, text, line }: Source): string {
  const lines = text.split(/\r?\n/);
  const first = Math.max(1, line - BEFORE);
  const shown = lines.slice(first - 1, line + AFTER).map((words, i) => `${first + i}  ${words}`);
  return [`\`\`\`${file.slice(file.lastIndexOf('.') + 1)}`, ...shown, '```'].join('\n');
}
