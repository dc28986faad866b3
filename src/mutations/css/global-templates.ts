/** The global styles that css-in-js libraries write in source files, as style sheets to read: they tell how a project goes dark. */
import type { Project } from '../mutation.ts';
import { parseSheet, type Sheet } from './source.ts';

const LIBRARIES = ['styled-components', '@emotion/react', '@linaria/core', 'goober'];
const WRITTEN = /\b(?:createGlobalStyles?|injectGlobal)\b|<Global\b[^>]{0,300}?\bstyles=\{\s*css\b/;
const TEMPLATE = new RegExp(`(?:${WRITTEN.source})(?:<[^\`]*>)?\\s*\`((?:[^\`\\\\]|\\\\.)*)\``, 'g');
const HOLE = /\$\{[^{}]*\}/g;

/** Those that do not parse, because of what stands in their holes, are left out. */
export function globalTemplates(project: Pick<Project, 'dependsOn' | 'sourceFiles' | 'read'>): Sheet[] {
  if (!LIBRARIES.some((name) => project.dependsOn?.(name))) return [];
  return project.sourceFiles().flatMap((file) => {
    const text = project.read(file) ?? '';
    if (!WRITTEN.test(text)) return [];
    return [...text.matchAll(TEMPLATE)].flatMap(([, css = '']) => {
      const sheet = parseSheet(`${file}.scss`, css.replace(HOLE, '/**/'));
      return sheet.ok ? [sheet] : [];
    });
  });
}
