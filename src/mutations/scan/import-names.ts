/** Reads what an import declaration of React or of a macro names, without a parser (see `imported-names.ts`). */
import { type ImportedNames, isMacroModule, isReactModule } from '../imported-names.ts';
import { UNSURE } from './tokens.ts';

const CLAUSE = /^import\s*(?:type\s+(?!from\b|,))?(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)|\{([^{}]*)\})?\s*from\s*$/;
const SPECIFIER = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/;

/** True for a module whose names the scan has to know. */
export function tellsNames(source: string): boolean {
  return isMacroModule(source) || isReactModule(source);
}

/** @param declaration from `import` to before the module's name */
export function noteImport(declaration: string, source: string, names: ImportedNames): void {
  // Nothing is imported but the module's effects.
  if (/^import\s*$/.test(declaration)) return;
  const match = CLAUSE.exec(declaration);
  if (!match) throw UNSURE;
  const [, byDefault, namespace, list = ''] = match;
  const whole = isMacroModule(source) ? names.macros : names.reacts;
  for (const local of [byDefault, namespace]) if (local !== undefined) whole.add(local);
  for (const specifier of list.split(',').map((one) => one.trim())) {
    if (specifier === '') continue;
    const [, imported, local = imported] = SPECIFIER.exec(specifier) ?? [];
    if (imported === undefined || local === undefined) throw UNSURE;
    if (whole === names.macros || imported === 'default') whole.add(local);
    else if (imported === 'Fragment') names.fragments.add(local);
  }
}
