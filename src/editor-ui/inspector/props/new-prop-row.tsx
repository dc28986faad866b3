import type { TreeElement } from '../../../protocol/api.ts';
import { unknownProp } from './data-props.ts';
import { DraftField } from './draft-field.tsx';
import { PropName } from './prop-name.tsx';
import { valueFromJsx } from './prop-value.ts';
import { useChangeProp } from './use-props.ts';

interface NewPropRowProps {
  name: string;
  source: TreeElement;
}

/** A prop that is added by its name, of a type that nobody knows: the file gets it with its value. */
export function NewPropRow({ name, source }: NewPropRowProps) {
  const changeProp = useChangeProp(source);
  async function commit(text: string): Promise<string | null> {
    const typed = valueFromJsx(text);
    return typed.ok ? ((await changeProp(name, typed.value))?.message ?? null) : typed.reason;
  }
  return (
    <div className="prop-row" data-prop={name}>
      <PropName prop={unknownProp(name, undefined)} isMissing={false} />
      <DraftField label={name} value="" placeholder="Text, true, or {code}" commit={commit} />
    </div>
  );
}
