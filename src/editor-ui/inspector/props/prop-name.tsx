import type { ComponentProp } from '../../../protocol/component-props.ts';
import { Hint } from '../../ui/tooltip.tsx';

interface PropNameProps {
  prop: ComponentProp;
  /** required, and not set */
  isMissing: boolean;
}

/** Type, default and comment of the prop are its hint. */
export function PropName({ prop, isMissing }: PropNameProps) {
  return (
    <Hint label={aboutOf(prop)} side="left">
      <button type="button" className={`prop-name ${prop.isDeprecated ? 'line-through' : ''}`}>
        <span className="truncate">{prop.name}</span>
        {prop.isRequired && (
          <span className={isMissing ? 'text-bad-ink' : 'text-ink-3'}>
            <span aria-hidden="true">*</span>
            <span className="sr-only"> required{isMissing && ', not set'}</span>
          </span>
        )}
      </button>
    </Hint>
  );
}

/** The text of the name's hint: the type, the default, and the comment in the source. */
function aboutOf({ typeText, defaultCode, description, isDeprecated, source }: ComponentProp): string {
  const parts = [
    typeText,
    defaultCode !== null && `default ${defaultCode}`,
    isDeprecated && 'deprecated',
    source.state === 'spread' && `may come from ${source.code}`,
    'spreadAfter' in source && `${source.spreadAfter} may override it`,
  ].filter((part) => typeof part === 'string' && part !== '');
  return [parts.join(' · '), description].filter(Boolean).join(' — ') || 'No type is known';
}
