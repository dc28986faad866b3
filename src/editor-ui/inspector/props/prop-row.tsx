import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { TreeElement } from '../../../protocol/api.ts';
import type { ComponentProp } from '../../../protocol/component-props.ts';
import { imageOf } from '../../assets/image-of.ts';
import { openCode } from '../../code/open-code.ts';
import { commandById } from '../../commands/commands.ts';
import { useEditor } from '../../context.tsx';
import type { NavItem } from '../../store/nav-index.ts';
import { Components } from '../../swap/components.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MenuPopup } from '../../ui/menu.tsx';
import { PropControl } from './prop-control.tsx';
import { PropName } from './prop-name.tsx';
import { hasControl, isImported, isSet, isWords, mayBeText, shownOf, valueFromWords } from './prop-value.ts';
import { TracedProp } from './traced-prop.tsx';
import { useChangeProp, useModuleOfName } from './use-props.ts';

interface PropRowProps {
  prop: ComponentProp;
  item: NavItem;
  source: TreeElement;
  /** the page's value, where edits go to the data behind the prop; undefined otherwise */
  live: unknown;
}

/** One prop: its name with type and description, its control, and a menu. */
export function PropRow({ prop, item, source, live }: PropRowProps) {
  const changeProp = useChangeProp(source);
  const moduleOfName = useModuleOfName(source, prop);
  const [asCode, setAsCode] = useState(false);
  const [isSwapping, setIsSwapping] = useState(false);
  const shown = shownOf(prop, live);
  const isTraced = !asCode && shown.as === 'code' && typeof item.props[prop.name] === 'string' && mayBeText(prop.type);
  const isCode = asCode || shown.as === 'code' || !(hasControl(prop.type) || isWords(prop, shown));
  const isNode = !isCode && prop.type.kind === 'node';
  const isMissing = prop.isRequired && prop.source.state === 'absent';
  const control = (
    <PropControl
      prop={prop}
      shown={shown}
      asCode={isCode}
      reading={live === undefined ? prop : undefined}
      change={async (typed) => {
        const value = isNode && typeof typed === 'string' ? valueFromWords(typed) : typed;
        return changeProp(prop.name, value, await moduleOfName(value));
      }}
    />
  );
  return (
    <div className="prop-row" data-prop={prop.name}>
      <PropName prop={prop} isMissing={isMissing} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-1.5">
        {isTraced ? (
          <TracedProp item={item} source={source} name={prop.name}>
            {control}
          </TracedProp>
        ) : (
          control
        )}
        {imageOf(item)?.propName === prop.name && <ReplaceButton />}
      </div>
      <PropActions
        prop={prop}
        asCode={asCode}
        onAsCode={setAsCode}
        onSwap={() => setIsSwapping(true)}
        onRemove={() => void changeProp(prop.name, undefined)}
      />
      {isSwapping && (
        <Dialog open title={`Swap ${prop.name}`} onClose={() => setIsSwapping(false)} className="w-100">
          <Components
            source={source}
            prop={prop.name}
            onChoose={({ name, importFrom }) => {
              setIsSwapping(false);
              void changeProp(prop.name, { type: 'expression', code: name }, importFrom);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

function ReplaceButton() {
  const editor = useEditor();
  return (
    <button type="button" className="button w-full" onClick={() => commandById('replace-image').run(editor)}>
      Replace…
    </button>
  );
}

interface PropActionsProps {
  prop: ComponentProp;
  asCode: boolean;
  onAsCode(on: boolean): void;
  onSwap(): void;
  onRemove(): void;
}

function PropActions({ prop, asCode, onAsCode, onSwap, onRemove }: PropActionsProps) {
  const { store } = useEditor();
  const { source, name } = prop;
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={`More for ${name}`} className="icon-button size-6 prop-more">
        <Ellipsis size={14} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPopup align="end">
        {isImported(prop) && (
          <Menu.Item className="menu-item" onClick={onSwap}>
            Swap…
          </Menu.Item>
        )}
        <Menu.Item className="menu-item" onClick={() => onAsCode(!asCode)}>
          {asCode ? 'Use the control' : 'Write as code'}
        </Menu.Item>
        <Menu.Item
          className="menu-item"
          disabled={source.state === 'absent'}
          onClick={() => source.state !== 'absent' && openCode(store, source.place)}
        >
          Show in code
        </Menu.Item>
        <Menu.Item className="menu-item" disabled={!isSet(prop)} onClick={onRemove}>
          Remove
        </Menu.Item>
      </MenuPopup>
    </Menu.Root>
  );
}
