/**
 * The rules of the app's own style sheets, for the frame to find the source of what the browser shows (`…/cssRules`). The
 * parsers are loaded when this is first asked for.
 */
import type { CssElementLookup, CssRulesAnswer, SourceCssRule, SourceStylesheet } from '../protocol/style-rules.ts';
import type { Workspace } from './workspace.ts';

export async function cssRulesAnswer(ws: Workspace): Promise<CssRulesAnswer> {
  const { readSheets, sourceRules } = await import('../mutations/styling/css-rules-read.ts');
  const read = readSheets({
    stylesheets: () => ws.stylesheets(),
    read: (file) => ws.textOnDisk(file) ?? null,
    resolveImport: (specifier, importer) => ws.resolveImport(specifier, importer),
    importersOf: (file) => ws.importersOf(file),
  });
  const cssElementLookup: CssElementLookup = {};
  let order = 0;
  for (const sheet of read.sheets) {
    for (const scope of sheet.scopes) {
      for (const rule of sourceRules(sheet, read.env, scope === null ? null : classNamesOf(ws, scope))) {
        cssElementLookup[idOf(rule, scope)] = { ...rule, order: order++ };
      }
    }
  }
  const failed = new Map(read.failures.map((one) => [one.file, one]));
  const kinds = new Map(read.sheets.map(({ file, kind }) => [file, kind]));
  const stylesheets = ws.stylesheets().flatMap((filename): SourceStylesheet[] => {
    const failure = failed.get(filename);
    const kind = kinds.get(filename) ?? kindOfName(filename);
    const base = { filename, kind, classNames: classNamesOf(ws, filename), importers: ws.importersOf(filename) };
    if (!failure) return kinds.has(filename) ? [{ ...base, error: null }] : [];
    const { code, reason, line, column } = failure;
    const hint = 'Mend the style sheet in the code.';
    return [
      {
        ...base,
        error: { code, message: `${filename} does not parse: ${reason}.`, hint, file: filename, line, column },
      },
    ];
  });
  return { cssElementLookup, stylesheets, breakpoints: read.env.breakpoints, darkMode: read.env.darkMode };
}

/** A partial's rules are in the page once for each module that takes them in. */
function idOf({ filename, line, column }: Omit<SourceCssRule, 'order'>, scope: string | null): string {
  const place = `${filename}:${line}:${column}`;
  return scope === null || scope === filename ? place : `${place} in ${scope}`;
}

function classNamesOf(ws: Workspace, file: string): Record<string, string> {
  return /\.module\.\w+$/.test(file) ? (ws.options.moduleClassNames?.(file) ?? {}) : {};
}

function kindOfName(file: string): SourceStylesheet['kind'] {
  if (/\.module\.\w+$/.test(file)) return 'module';
  return (/\.(css|scss|sass|less)$/.exec(file)?.[1] ?? 'css') as SourceStylesheet['kind'];
}
