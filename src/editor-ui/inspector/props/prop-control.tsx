import type { ApiError } from '../../../protocol/api.ts';
import type { PropValue } from '../../../protocol/changes.ts';
import type { ComponentProp } from '../../../protocol/component-props.ts';
import { Switch } from '../../ui/switch.tsx';
import { DraftField } from './draft-field.tsx';
import { PropMenu } from './prop-menu.tsx';
import { type Literal, numberFrom, type Shown, valueFromCode } from './prop-value.ts';

interface PropControlProps {
  prop: ComponentProp;
  shown: Shown;
  /** edited as code, whatever the prop's type */
  asCode: boolean;
  change(value: PropValue): Promise<ApiError | null>;
}

/** The control that fits a prop's type, or a line of code where none does. */
export function PropControl({ prop, shown, asCode, change }: PropControlProps) {
  const { name, type } = prop;
  const commit = async (value: PropValue) => (await change(value))?.message ?? null;
  const literal = shown.as === 'literal' ? shown : null;
  if (asCode || shown.as === 'code') {
    const code = shown.as === 'code' ? shown.code : literal ? JSON.stringify(literal.value) : '';
    return (
      <DraftField
        label={`${name}, as code`}
        mono
        value={code}
        placeholder={prop.typeText}
        commit={(text) => {
          const typed = valueFromCode(text);
          return typed.ok ? commit(typed.value) : typed.reason;
        }}
      />
    );
  }
  const placeholder = literal ? String(literal.value) : (prop.defaultCode ?? '');
  switch (type.kind) {
    case 'boolean':
      return (
        <span className="flex h-7 flex-1 items-center">
          <Switch label={name} checked={literal?.value === true} onChange={(checked) => void change(checked)} />
        </span>
      );
    case 'enum':
      return <EnumControl prop={prop} values={type.values} isOpen={type.isOpen} literal={literal} change={change} />;
    case 'number':
      return <NumberControl name={name} literal={literal} placeholder={placeholder} change={change} />;
    case 'color':
      return <ColorControl name={name} literal={literal} placeholder={placeholder} commit={commit} />;
    default:
      return (
        <DraftField
          label={name}
          value={literal?.isSet ? String(literal.value) : ''}
          placeholder={placeholder}
          commit={commit}
        />
      );
  }
}

type LiteralShown = Extract<Shown, { as: 'literal' }> | null;

interface EnumControlProps extends Pick<PropControlProps, 'prop' | 'change'> {
  values: readonly Literal[];
  isOpen: boolean;
  literal: LiteralShown;
}

function EnumControl({ prop, values, isOpen, literal, change }: EnumControlProps) {
  const known = literal === null || values.includes(literal.value);
  if (isOpen && !known) {
    return (
      <DraftField
        label={prop.name}
        value={String(literal?.value)}
        commit={async (text) => (await change(text))?.message ?? null}
      />
    );
  }
  return (
    <PropMenu
      label={prop.name}
      values={known ? values : [...values, literal?.value as Literal]}
      value={literal?.value}
      isDefault={literal?.isSet === false}
      unset={prop.source.state === 'spread' ? `May come from ${prop.source.code}` : 'Not set'}
      onChange={(value) => void change(value)}
    />
  );
}

interface NumberControlProps {
  name: string;
  literal: LiteralShown;
  placeholder: string;
  change(value: PropValue): Promise<ApiError | null>;
}

function NumberControl({ name, literal, placeholder, change }: NumberControlProps) {
  const current = typeof literal?.value === 'number' ? literal.value : 0;
  return (
    <DraftField
      label={name}
      inputMode="decimal"
      value={literal?.isSet ? String(literal.value) : ''}
      placeholder={placeholder}
      commit={async (text) => {
        const value = numberFrom(text);
        return value === null ? 'Enter a number.' : ((await change(value))?.message ?? null);
      }}
      onStep={(from, direction, { shiftKey, altKey }) => {
        const step = shiftKey ? 10 : altKey ? 0.1 : 1;
        // without the noise of floating point: 0.1 + 0.2
        return String(Number(((numberFrom(from) ?? current) + direction * step).toFixed(4)));
      }}
    />
  );
}

interface ColorControlProps {
  name: string;
  literal: LiteralShown;
  placeholder: string;
  commit(value: PropValue): Promise<string | null>;
}

function ColorControl({ name, literal, placeholder, commit }: ColorControlProps) {
  const text = typeof literal?.value === 'string' ? literal.value : '';
  return (
    <>
      <svg className="mt-1.5 size-4 flex-none rounded-sm" aria-hidden="true">
        <rect width="16" height="16" rx="3" fill={text || 'none'} stroke="var(--line-strong)" />
      </svg>
      <DraftField label={name} value={literal?.isSet ? text : ''} placeholder={placeholder} commit={commit} />
    </>
  );
}
