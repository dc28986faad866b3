/** Appearance and keys of the code view. */
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { codeColours } from '../activity/highlight.ts';
import { elementMark } from './element-range.ts';

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: '11.5px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '18px',
    fontFeatureSettings: '"calt" 0',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)', padding: '6px 0' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--ink-3)', border: 'none', paddingLeft: '4px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '.cm-marked': { backgroundColor: 'var(--accent-soft)', boxShadow: 'inset 2px 0 var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 35%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--press)',
    color: 'inherit',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-insertedLine, .cm-changedLine': { backgroundColor: 'var(--added)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--removed)' },
  '.cm-changedText': { background: 'var(--added-strong)' },
  '.cm-deletedChunk .cm-deletedText': { background: 'var(--removed-strong)' },
});

/** The nonce that the page's policy asks style elements for. */
export function cspNonce(): Extension {
  return EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '');
}

function languageOf(file: string): Extension {
  if (/\.(css|scss|less)$/.test(file)) return css();
  if (/\.(tsx|ts|mts|cts)$/.test(file)) return javascript({ jsx: file.endsWith('tsx'), typescript: true });
  return /\.(jsx?|mjs|cjs|json)$/.test(file) ? javascript({ jsx: true }) : [];
}

/** Two spaces, four or a tab: as most indented lines of the text begin. */
function indentOf(text: string): string {
  const lines = text.split('\n').filter((line) => /^\s+\S/.test(line));
  if (lines.filter((line) => line.startsWith('\t')).length > lines.length / 2) return '\t';
  const two = lines.some((line) => /^( {2}| {6}| {10})\S/.test(line));
  return two || lines.length === 0 ? '  ' : '    ';
}

/** Everything that belongs to one opened file. */
export function codeExtensions(file: string, text: string, separator: string): Extension[] {
  return [
    cspNonce(),
    EditorState.lineSeparator.of(separator),
    EditorState.tabSize.of(2),
    indentUnit.of(indentOf(text)),
    EditorView.contentAttributes.of({ 'aria-label': `Source of ${file}`, spellcheck: 'false' }),
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    languageOf(file),
    syntaxHighlighting(codeColours),
    elementMark,
    theme,
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
  ];
}
