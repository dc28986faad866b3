/** A component of the project or of a package, brought to a file: by its export, or like an element that uses it (ADD_JSX, WRAP_DIV). */
import type { Draft } from '../check/draft.ts';
import { declaredName, findExportedDeclaration } from '../components/declaration.ts';
import { refuseEndlessOf, refuseEndlessUse } from '../components/endless.ts';
import { exportedNames } from '../components/exported-names.ts';
import type { Project, Refusal } from '../mutation.ts';
import { componentInItself, fileNotReadable, invalidField, isRefusal, nameTaken, unparsable } from '../refusals.ts';
import { carryName } from '../scope/scope-check.ts';
import { findExport, isSameExport } from '../trace/modules.ts';
import { resolveName } from './bindings.ts';
import type { Target } from './find-element.ts';
import { ensureImport } from './imports.ts';
import { importsAt } from './imports-at.ts';
import { type AnyNode, isFunction, isNativeTag, tagRootOf } from './nodes.ts';
import { parseSource } from './parse.ts';
import type { InsertionPoint } from './placement.ts';
import { importedAs } from './specifier-for.ts';
import { checkTag } from './tags.ts';

type Place = Pick<InsertionPoint, 'source' | 'ancestors' | 'where'> & { parent: AnyNode };

/**
 * Notes the import where one is needed.
 * @param draft of the file that the element goes to
 * @returns the tag by which the place knows the component
 */
export function existingComponent(
  project: Project,
  place: Place,
  draft: Draft,
  component: { file: string; exportName: string },
): string | Refusal {
  const tag = exportedComponent(project, place, draft, component);
  if (isRefusal(tag)) return tag;
  const declaration = findExportedDeclaration(project, component.file, component.exportName);
  return refuseEndlessOf(project, declaration ? [declaration] : [], place) ?? tag;
}

/** The tag of another element like an existing one: of its component, or with its native tag. Notes the import where one is needed. */
export function tagOfAnother(project: Project, model: Target, place: Place, draft: Draft): string | Refusal {
  const tag = model.element.tagName;
  if (isNativeTag(tag)) return checkTag(tag, place) ?? tag;
  const refused =
    refuseEndlessUse(project, model, place) ?? carryName(project, tagRootOf(tag), model, place, draft, place.where);
  return refused ?? tag;
}

function exportedComponent(
  project: Project,
  place: Place,
  draft: Draft,
  { file, exportName }: { file: string; exportName: string },
): string | Refusal {
  const text = project.read(file);
  if (text === null) return fileNotReadable(file);
  const parsed = parseSource(text, file);
  if (!parsed.ok) return unparsable(parsed);
  const exported = exportedNames(parsed.ast.program, file).find((one) => one.exportName === exportName);
  if (!exported)
    return invalidField('addComponent', `names \`${exportName}\`, which is no component that ${file} exports`);
  return file === place.source.file
    ? ownComponent(project, place, file, exportName)
    : importedComponent(project, place, draft, file, exported);
}

/** Of the same file: by its own name, which must mean it at the place, outside of the component itself. */
function ownComponent(project: Project, place: Place, file: string, exportName: string): string | Refusal {
  const node = findExport(project, file, exportName)?.node;
  const name = node?.type === 'Identifier' ? node.name : node && declaredName(node);
  if (!name) return invalidField('addComponent', 'names a component without a name in its own file');
  const binding = resolveName(name, place.ancestors);
  if (binding?.scope.type !== 'Program') return nameTaken(place.where, name);
  const around = place.ancestors.some((one) => one === binding.node && (isFunction(one) || one.type !== 'Program'));
  return around ? componentInItself(place.where, name) : name;
}

function importedComponent(
  project: Project,
  place: Place,
  draft: Draft,
  file: string,
  { exportName, name }: { exportName: string; name: string },
): string | Refusal {
  const known = knownAs(project, place, file, exportName);
  if (known) return known;
  const { specifier, imported } = importedAs(project, place.source, { file, name: exportName });
  const local = imported === 'default' ? name : imported;
  if (resolveName(local, place.ancestors)) return nameTaken(place.where, local);
  ensureImport(project, draft, { specifier, imported, local, isType: false });
  return local;
}

/** The local name of an import that the file has already, of the component's module or of one that hands it on. */
function knownAs(project: Project, { source, ancestors }: Place, file: string, exportName: string): string | null {
  const known = importsAt(source, ancestors).find(({ specifier, imported }) => {
    const module = project.resolveImport(specifier, source.file);
    return module !== null && isSameExport(project, { file: module, name: imported }, { file, name: exportName });
  });
  return known?.local ?? null;
}
