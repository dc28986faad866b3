/** Serves pages that show one component or story alone, for COMPONENT and STORY storyboards. */
import { join, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ShownComponent } from '../../protocol/component-page.ts';
import { Refused } from '../../server/routes/errors.ts';
import type { DevSession } from '../dev-session.ts';
import { configOf } from '../vite-versions.ts';
import { componentModule } from './component-module.ts';
import { askedBy, COMPONENT_MODULES, setupOf } from './component-module-id.ts';
import { answerPage, askedQuery } from './component-page.ts';
import { effectImports, entryOf, isStyleSheet, textOf } from './entry.ts';
import { storyModule } from './story-module.ts';
import { storybookOf } from './storybook.ts';

type ComponentSources = Pick<DevSession, 'root' | 'editableFile'>;
type Resolve = (specifier: string, importer: string) => Promise<{ id: string } | null>;

/** @param sessionOf null while there is no editor: then nothing is served */
export function componentsPlugin(
  name: string,
  apply: Plugin['apply'],
  sessionOf: (config: ResolvedConfig | null) => ComponentSources | null,
): Plugin {
  return {
    name,
    apply,
    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use((req, res, next) => {
        const query = askedQuery(req, base);
        const session = query && sessionOf(server.config);
        if (session) answerPage(server, session, query, req, res).catch(next);
        else next();
      });
    },
    resolveId: {
      filter: { id: COMPONENT_MODULES },
      handler(id) {
        if (!COMPONENT_MODULES.test(id) || !sessionOf(configOf(this))) return null;
        return id.startsWith('\0') ? id : `\0${id}`;
      },
    },
    load: {
      filter: { id: COMPONENT_MODULES },
      async handler(id) {
        const session = COMPONENT_MODULES.test(id) ? sessionOf(configOf(this)) : null;
        const code = session && (await codeOf(session, id, (specifier, importer) => this.resolve(specifier, importer)));
        // An explicitly empty map: otherwise Vite generates one for code that has no source.
        return code === null ? null : { code, map: { mappings: '' } };
      },
    },
  };
}

/** @returns null for an id that we did not make, or whose file is none that is edited here */
async function codeOf({ root, editableFile }: ComponentSources, id: string, resolve: Resolve): Promise<string | null> {
  const asked = askedBy(id);
  if (!asked) return null;
  try {
    const path = inRoot(root, editableFile(asked.file));
    if (asked.type === 'STORY') return storyOf(root, path, asked, resolve);
    const setup = setupOf(root);
    return componentModule({ ...asked, path, styles: await stylesOf(root, resolve), setup: setup && posix(setup) });
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Storybook's preview has the decorators and style sheets of a story; without a preview it has those of the app. */
async function storyOf(root: string, path: string, asked: ShownComponent, resolve: Resolve): Promise<string> {
  const found = storybookOf(root);
  const preview = 'missing' in found ? null : found.preview;
  const storybook = preview === null ? found : { ...found, preview: posix(preview) };
  const styles = preview === null ? await stylesOf(root, resolve) : [];
  return storyModule({ ...asked, path, styles, storybook });
}

/** The style sheets that the app's entry imports, as the dev server resolves them. */
async function stylesOf(root: string, resolve: Resolve): Promise<string[]> {
  const html = textOf(root, 'index.html');
  const entry = html && entryOf(html, root);
  if (!entry) return [];
  const path = inRoot(root, entry);
  const imports = effectImports(textOf(root, entry) ?? '', path);
  const found = await Promise.all(imports.map((specifier) => resolve(specifier, path)));
  return found.flatMap((one) => (one && isStyleSheet(one.id) ? [one.id] : []));
}

const posix = (path: string): string => path.replaceAll(sep, '/');
const inRoot = (root: string, file: string): string => posix(join(root, file));
