import { FileCode2 } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { createChange } from '../../../protocol/changes.ts';
import { longhandsOf } from '../../../protocol/shorthands.ts';
import type { CssDeclaration, ProcessedCssRule } from '../../../protocol/style-rules.ts';
import { useEditor, useEditorState } from '../../context.tsx';
import { selectedItem, sourceOf } from '../../store/store.ts';
import { rulesContext } from '../../styling/resolve.ts';
import { isMadeByCode } from '../../styling/target.ts';
import { readDeclared } from '../../styling/typed-value.ts';
import { placeWords } from './origin-words.ts';
import { type CodeStyle, useCodeStyle, useSelectedId } from './use-code-style.ts';
import { useStyling } from './use-property.ts';

/** The rules that match the element, strongest first, with their source text where it is known. */
export function RulesView() {
  const rules = useStyling((state) => state.rules);
  const id = useSelectedId();
  const shown = rules.filter((rule) => rule.declarations.length > 0 && (rule.applied || rule.modifiers.length > 0));
  if (shown.length === 0) return <p className="text-ink-3 text-sm">No rule matches this element.</p>;
  if (id === null || !shown.some(isMadeByCode)) return <RuleList shown={shown} codeStyle={null} />;
  return <RulesInCode shown={shown} codebaseId={id} />;
}

function RulesInCode({ shown, codebaseId }: { shown: ProcessedCssRule[]; codebaseId: string }) {
  return <RuleList shown={shown} codeStyle={useCodeStyle(codebaseId) ?? null} />;
}

function RuleList({ shown, codeStyle }: { shown: ProcessedCssRule[]; codeStyle: CodeStyle | null }) {
  return (
    <ol aria-label="Rules, strongest first" className="rules-view">
      {shown.slice(0, 120).map((rule, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own, its place in the list is one
        <RuleItem key={`${rule.order} ${rule.selector} ${i}`} rule={rule} codeStyle={codeStyle} />
      ))}
    </ol>
  );
}

interface RuleProps {
  rule: ProcessedCssRule;
  codeStyle: CodeStyle | null;
}

function RuleItem({ rule, codeStyle }: RuleProps) {
  const conditions = [...rule.media.map((query) => `@media ${query}`), rule.layer ? `@layer ${rule.layer}` : ''];
  return (
    <li data-applied={rule.applied ? '' : undefined}>
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1 break-words text-ink">
          {rule.inherited && <span className="font-sans text-ink-3">Inherited from </span>}
          {rule.selector}
        </span>
        <RuleSource rule={rule} codeStyle={codeStyle} />
      </div>
      {conditions.filter(Boolean).map((text) => (
        <p key={text} className="text-ink-3">
          {text}
        </p>
      ))}
      {rule.locked && <p className="mt-0.5 font-sans text-ink-3">{rule.locked.message}</p>}
      <ul aria-label={`Declarations of ${rule.selector}`}>
        {rule.declarations.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a property may stand twice in a rule
          <Declaration key={`${one.property} ${i}`} rule={rule} declaration={one} />
        ))}
      </ul>
    </li>
  );
}

function RuleSource({ rule, codeStyle }: RuleProps) {
  const editor = useEditor();
  const source = isMadeByCode(rule)
    ? codeStyle
    : rule.source && { file: rule.source.filename, line: rule.line ?? rule.source.line };
  const words = source ? placeWords({ filename: source.file, line: source.line }) : placeWords(rule);
  if (!source) return words ? <span className="max-w-32 truncate text-ink-3">{words}</span> : null;
  return (
    <button
      type="button"
      className="style-link"
      title={`Open ${source.file} in your code editor`}
      onClick={() => void editor.openInEditor({ file: source.file, line: source.line })}
    >
      <FileCode2 size={11} className="flex-none" aria-hidden="true" />
      <span className="truncate">{words}</span>
    </button>
  );
}

interface DeclarationProps {
  rule: ProcessedCssRule;
  declaration: CssDeclaration;
}

function Declaration({ rule, declaration }: DeclarationProps) {
  const { property, value, important } = declaration;
  const isCustom = property.startsWith('--');
  const wins = isCustom || longhandsOf(property).some((one) => rule.wins.includes(one)) || winsPart(rule, property);
  const isOverridden = rule.applied && !wins;
  return (
    <li data-overridden={isOverridden ? '' : undefined}>
      <span className="rule-property">{property}</span>
      {': '}
      <DeclarationValue key={value} rule={rule} property={property} value={value} />
      {important && <span className="text-warn-ink"> !important</span>}
      {isOverridden && <span className="sr-only"> (overridden)</span>}
    </li>
  );
}

/** `background: red` wins when any of its longhands does. */
function winsPart({ wins }: ProcessedCssRule, property: string): boolean {
  return wins.some((longhand) => longhand.startsWith(`${property}-`));
}

interface DeclarationValueProps {
  rule: ProcessedCssRule;
  property: string;
  value: string;
}

/** The value as text, or as a field where it can be edited. */
function DeclarationValue({ rule, property, value }: DeclarationValueProps) {
  const codebaseId = useEditorState((state) => sourceOf(state, selectedItem(state))?.codebaseId ?? null);
  const canEdit = codebaseId !== null && (isInline(rule) || (rule.allowChanges && rule.source !== null));
  if (!canEdit) return <span className="text-ink-2">{value}</span>;
  return <ValueInput rule={rule} property={property} value={value} codebaseId={codebaseId} />;
}

const isInline = ({ origin, inherited }: ProcessedCssRule) => origin === 'inline' && !inherited;

/** Edits this very declaration, whatever scope edits of the element have. */
function declarationEdit(codebaseId: string, rule: ProcessedCssRule, changes: Record<string, string | null>) {
  const modifiers = rulesContext(rule);
  const change = createChange(uuid(), 'STYLING', {
    codebaseId,
    stylingChanges: changes,
    stylingFramework: isInline(rule) ? 'Inline' : 'CSS',
    ...(!isInline(rule) && rule.source && { rule: rule.source }),
    ...(modifiers.length > 0 && { modifiers }),
  });
  return { ...change, scope: 'definition' as const };
}

function ValueInput({ rule, property, value, codebaseId }: DeclarationValueProps & { codebaseId: string }) {
  const editor = useEditor();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState('');

  function show(text: string | null): void {
    setDraft(text);
    setProblem('');
  }

  function commit(): void {
    if (draft === null || draft.trim() === value) {
      setDraft(null);
      return;
    }
    const typed = draft.trim() === '' ? null : readDeclared(draft, { property, before: value });
    if (typed && !typed.ok) {
      setProblem(typed.reason);
      return;
    }
    setDraft(null);
    void editor.apply(declarationEdit(codebaseId, rule, { [property]: typed ? typed.value : null }));
  }

  return (
    <>
      <input
        aria-label={`${property} of ${rule.selector}`}
        aria-invalid={problem ? true : undefined}
        className="rule-value"
        spellCheck={false}
        size={Math.max(3, Math.min(40, (draft ?? value).length))}
        value={draft ?? value}
        onChange={(event) => show(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          show(null);
        }}
      />
      {problem && (
        <span role="alert" className="block font-sans text-bad-ink">
          {problem}
        </span>
      )}
    </>
  );
}
