/** `GET …/props`: a component's props, read from the code and completed with the project's TypeScript types. */
import { join } from 'node:path';
import { componentProps } from '../../mutations/components/component-props.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { ComponentProp, ComponentPropsAnswer } from '../../protocol/component-props.ts';
import type { Workspace } from '../edits/workspace.ts';
import type { ProjectReader } from '../reader/project-reader.ts';
import type { TypeAnswer, TypedProp, TypeQuestion } from '../reader/type-props.ts';
import { freshPlace } from '../source/source-view.ts';
import { readingBacking, readingProject } from '../source/text-source.ts';

type CodeAnswer = Extract<ComponentPropsAnswer, { ok: true }>;

/** The answer from the code alone, and the position at which to look up types. */
export interface PropsFromCode {
  answer: ComponentPropsAnswer;
  place: TypeQuestion;
}

/** Runs in the session's queue. @throws Refused `unknown-element`, `stale-element`, `stale-file` */
export async function propsFromCode(ws: Workspace, codebaseId: string): Promise<PropsFromCode> {
  const { path, text, start } = await freshPlace(ws, codebaseId);
  const here = () => componentProps(readingProject(ws), codebaseId);
  const answer = await ws.engine.hereOr(here, 'props', codebaseId, () => readingBacking(ws));
  return { answer, place: { path, text, start } };
}

/** The same for a component that a file exports, whether the app has loaded that file or not. @throws Refused as `SourceFiles.read` */
export async function exportedPropsFromCode(ws: Workspace, asked: ExportedComponent): Promise<PropsFromCode> {
  const { file, exportName } = asked;
  const { text } = ws.files.read(file);
  const project = readingProject(ws);
  const read = (one: string) => (one === file ? text : project.read(one));
  const here = () => {
    ws.engine.assertShort(file, text);
    return componentProps({ ...project, read }, asked);
  };
  const answer = await ws.engine.hereOr(here, 'props', asked, () => readingBacking(ws));
  return { answer, place: { path: join(ws.files.root, file), text, exportName } };
}

/** Adds the types. If they are unavailable, returns the answer from the code with the reason. */
export async function withTypes(
  { answer, place }: PropsFromCode,
  reader: ProjectReader,
): Promise<ComponentPropsAnswer> {
  if (!answer.ok || answer.from === 'native') return answer;
  // TypeScript infers fewer props from the project's own JavaScript than its code declares; packages ship types
  if (!/\.[cm]?tsx?$/.test(place.path) && answer.declaration !== null) return answer;
  const types = await reader.types(place).catch((error: Error): TypeAnswer => ({ ok: false, problem: error.message }));
  return types.ok ? merged(answer, types.props, types.isOpen) : { ...answer, problem: types.problem };
}

function merged(answer: CodeAnswer, typed: readonly TypedProp[], isOpen: boolean): CodeAnswer {
  const coded = new Map(answer.props.map((prop) => [prop.name, prop]));
  const given = new Set([
    ...answer.props
      .filter(({ source }) => source.state !== 'absent' && source.state !== 'spread')
      .map(({ name }) => name),
    ...answer.undeclared,
  ]);
  const own = typed.filter((prop) => !prop.isInherited || isDeclaredInCode(coded.get(prop.name)));
  // Whoever shows a component alone may set any of them.
  const isOffered = ({ name, isStyle }: TypedProp) => given.has(name) || isStyle || answer.codebaseId === undefined;
  const inherited = typed.filter((prop) => !own.includes(prop) && isOffered(prop));
  const names = new Set([...own, ...inherited].map(({ name }) => name));
  const others = answer.props.filter(({ name }) => !names.has(name) && given.has(name));
  // JSX accepts any attribute name with a hyphen (`data-state`, `aria-label`) without type checks.
  const isTaken = ({ name }: ComponentProp) => isOpen || name.includes('-');
  const complete = ({ isStyle: _, ...prop }: TypedProp, isInherited: boolean) =>
    withCode({ ...prop, isInherited }, coded.get(prop.name));
  return {
    ...answer,
    from: 'types',
    props: [
      ...requiredFirst(own.map((prop) => complete(prop, false))),
      ...inherited.map((prop) => complete(prop, true)),
      ...others.filter(isTaken).map((prop) => ({ ...prop, isInherited: true })),
    ],
    undeclared: others.filter((prop) => !isTaken(prop)).map(({ name }) => name),
    problem: null,
  };
}

/** True if the component's own code names the prop, as it often does with React's `className` or `disabled`. */
function isDeclaredInCode(prop: ComponentProp | undefined): boolean {
  return prop !== undefined && !prop.isInherited;
}

function withCode(
  typed: Omit<ComponentProp, 'source' | 'defaultLiteral'>,
  coded: ComponentProp | undefined,
): ComponentProp {
  const prop: ComponentProp = { ...typed, source: coded?.source ?? { state: 'absent' } };
  if (coded?.defaultCode != null) {
    prop.defaultCode = coded.defaultCode;
    prop.isRequired = false;
    if (coded.defaultLiteral !== undefined) prop.defaultLiteral = coded.defaultLiteral;
  }
  if (coded?.type.kind === 'enum') {
    // The code has the variants of cva in their written order; TypeScript sorts them its own way.
    if (prop.type.kind === 'enum' && sameValues(prop.type.values, coded.type.values)) {
      prop.type = { ...prop.type, values: coded.type.values };
    }
    // styled-components leaves its own `as`, which takes any tag, in the place of the component's
    if (prop.type.kind === 'string' && !coded.type.isOpen) {
      prop.type = coded.type;
      prop.typeText = coded.typeText;
    }
  }
  prop.description ??= coded?.description ?? null;
  return prop;
}

function sameValues(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

function requiredFirst(props: readonly ComponentProp[]): ComponentProp[] {
  return [...props.filter(({ isRequired }) => isRequired), ...props.filter(({ isRequired }) => !isRequired)];
}
