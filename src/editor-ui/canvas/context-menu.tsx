/** The menu at the pointer, over the app or the layers: commands for the selection, each with its key. */
import { Menu } from '@base-ui/react/menu';
import { useEditor, useEditorState } from '../context.tsx';
import { sourceName } from '../layers/names.ts';
import { ancestors } from '../store/nav-index.ts';
import { activeFrame, selectedKey } from '../store/store.ts';
import { CommandItem, MenuRule } from '../ui/menu.tsx';

export default function ContextMenu() {
  const { store } = useEditor();
  const at = useEditorState((state) => state.contextMenu);
  const close = () => store.setState({ contextMenu: null });
  const anchor = at && { getBoundingClientRect: () => DOMRect.fromRect({ x: at.x, y: at.y, width: 0, height: 0 }) };
  return (
    <Menu.Root open={at !== null} onOpenChange={(open) => open || close()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align="start"
          sideOffset={2}
          collisionPadding={8}
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          className="z-50 outline-none"
        >
          <Menu.Popup className="popup min-w-56" aria-label="Element">
            <CommandItem id="open-in-editor" />
            <CommandItem id="show-code" />
            <CommandItem id="copy-context" />
            <MenuRule />
            <CommandItem id="enter" />
            <CommandItem id="class-input" />
            <CommandItem id="rename-label" />
            <MenuRule />
            <CommandItem id="copy" />
            <CommandItem id="cut" />
            <CommandItem id="paste" />
            <CommandItem id="duplicate" />
            <CommandItem id="wrap" />
            <CommandItem id="wrap-in" />
            <CommandItem id="unwrap" />
            <CommandItem id="swap" />
            <CommandItem id="extract-component" />
            <CommandItem id="component-frame" />
            <CommandItem id="variants-grid" />
            <CommandItem id="delete" />
            <MenuRule />
            <CommandItem id="copy-style" />
            <CommandItem id="paste-style" />
            <CommandItem id="hide" />
            <MenuRule />
            <CommandItem id="select-parent" />
            <Below />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The elements under the pointer: the selection's ancestors, nearest first. */
function Below() {
  const { frame } = useEditor();
  const around = useEditorState((state) => {
    const key = selectedKey(state);
    return key ? ancestors(activeFrame(state).tree, key).slice(0, 6) : [];
  });
  const elements = useEditorState((state) => state.elements);
  if (around.length === 0) return null;
  return (
    <>
      <MenuRule />
      {around.map((item) => (
        <Menu.Item
          key={item.key}
          className="menu-item"
          onClick={() => frame.select([item.key])}
          onMouseEnter={() => frame.hover(item.key)}
          onMouseLeave={() => frame.hover(null)}
        >
          <span className="min-w-0 truncate">{sourceName(elements, item)}</span>
          <span className="menu-note min-w-0 max-w-40 truncate text-sm">
            {item.directClasses.slice(0, 3).join(' ')}
          </span>
        </Menu.Item>
      ))}
    </>
  );
}
