import type { CommandGroup } from '../commands/command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { keyText } from '../commands/key-names.ts';
import { useEditor } from '../context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KeyCaps } from '../ui/kbd.tsx';

const GROUPS: readonly CommandGroup[] = ['Edit', 'Selection', 'View', 'App', 'Help'];

/** All keys, by group. They are the commands' own, so this page is never out of date. */
function HelpDialog() {
  const { store } = useEditor();
  return (
    <Dialog open title="Keyboard shortcuts" onClose={() => store.setState({ overlay: 'none' })} className="w-180">
      <div className="columns-2 gap-8 px-5 pb-5">
        {GROUPS.map((group) => (
          <section key={group} className="mb-4 break-inside-avoid">
            <h3 className="mb-1 font-semibold text-ink-3 text-sm">{group}</h3>
            <dl>
              {COMMANDS.filter((command) => command.group === group).map(({ id, title, keys }) =>
                keys?.[0] ? <Row key={id} title={title} binding={keys[0]} /> : null,
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Row({ title, binding }: { title: string; binding: string }) {
  return (
    <div className="flex h-7 items-center justify-between gap-4 border-line border-b">
      <dt>{title}</dt>
      <dd>
        <KeyCaps binding={binding} />
        <span className="sr-only">{keyText(binding)}</span>
      </dd>
    </div>
  );
}

export default HelpDialog;
