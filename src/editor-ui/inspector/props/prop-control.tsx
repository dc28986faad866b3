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
  /** see `DraftField` */
  reading?: unknown;
  change(value: PropValue): Promise<ApiError | null>;
}

/** The control that fits a prop's type, or a line of code where none does. */
export function PropControl({ prop, shown, asCode, reading, change }: PropControlProps) {
  const { name, type } = prop;
  const commit = async (value: PropValue) => (await change(value))?.message ?? null;
  const literal = shown.as === 'literal' ? shown : null;
  if (asCode || shown.as === 'code') {
    const code = shown.as === 'code' ? shown.code : literal ? JSON.stringify(literal.value) : '';
    return (
      <DraftField
        label={`${name}, as code`}
        reading={reading}
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
  const field = { name, literal, placeholder: literal ? String(literal.value) : (prop.defaultCode ?? ''), reading };
  switch (type.kind) {
    case 'boolean':
      return (
        <span className="flex h-7 flex-1 items-center">
          <Switch label={name} checked={literal?.value === true} onChange={(checked) => void change(checked)} />
        </span>
      );
    case 'enum':
      return <EnumControl {...field} prop={prop} values={type.values} isOpen={type.isOpen} change={change} />;
    case 'number':
      return <NumberControl {...field} change={change} />;
    case 'color':
      return <ColorControl {...field} commit={commit} />;
    default:
      return <LiteralField {...field} commit={commit} />;
  }
}

type LiteralShown = Extract<Shown, { as: 'literal' }> | null;

interface FieldProps extends Pick<PropControlProps, 'reading'> {
  name: string;
  literal: LiteralShown;
  placeholder: string;
}

type LiteralFieldProps = FieldProps & Omit<Parameters<typeof DraftField>[0], 'label' | 'value'>;

function LiteralField({ name, literal, ...field }: LiteralFieldProps) {
  return <DraftField {...field} label={name} value={literal?.isSet ? String(literal.value) : ''} />;
}

interface EnumControlProps extends FieldProps, Pick<PropControlProps, 'prop' | 'change'> {
  values: readonly Literal[];
  isOpen: boolean;
}

function EnumControl({ prop, values, isOpen, literal, reading, change }: EnumControlProps) {
  const known = literal === null || values.includes(literal.value);
  if (isOpen && !known) {
    return (
      <DraftField
        label={prop.name}
        value={String(literal?.value)}
        reading={reading}
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

interface NumberControlProps extends FieldProps {
  change(value: PropValue): Promise<ApiError | null>;
}

function NumberControl({ change, ...field }: NumberControlProps) {
  const current = typeof field.literal?.value === 'number' ? field.literal.value : 0;
  return (
    <LiteralField
      {...field}
      inputMode="decimal"
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

interface ColorControlProps extends FieldProps {
  commit(value: PropValue): Promise<string | null>;
}

function ColorControl(field: ColorControlProps) {
  const value = field.literal?.value;
  const text = typeof value === 'string' ? value : '';
  return (
    <>
      <svg className="mt-1.5 size-4 flex-none rounded-sm" aria-hidden="true">
        <rect width="16" height="16" rx="3" fill={text || 'none'} stroke="var(--line-strong)" />
      </svg>
      <LiteralField {...field} />
    </>
  );
}
