import { openCode } from '../code/open-code.ts';
import { useEditor } from '../context.tsx';
import { exampleOf } from '../inspector/props/data-props.ts';
import { changeProps } from './component-props.ts';
import type { Remedies } from './remedies.ts';
import { createSetup } from './setup-file.ts';

interface RemedyButtonsProps {
  frameId: string;
  remedies: Remedies;
}

/** One button for each way to show the component. */
export function RemedyButtons({ frameId, remedies: { missing, setup } }: RemedyButtonsProps) {
  const editor = useEditor();
  if (!setup && missing.length === 0) return null;
  const { file = null, line = 1 } = setup ?? {};
  function add(): void {
    const refused = changeProps(
      editor,
      frameId,
      Object.fromEntries(missing.map((prop) => [prop.name, exampleOf(prop)])),
    );
    if (refused) editor.notify.refused(refused);
  }
  return (
    <div className="flex flex-wrap gap-1.5">
      {setup && file === null && (
        <button type="button" className="button button-primary h-6 text-sm" onClick={() => void createSetup(editor)}>
          Create the set-up file
        </button>
      )}
      {missing.length > 0 && (
        <button type="button" className={`button h-6 text-sm ${setup ? '' : 'button-primary'}`} onClick={add}>
          {missing.length === 1 ? 'Add the missing prop' : `Add the ${missing.length} missing props`}
        </button>
      )}
      {file !== null && (
        <button type="button" className="button h-6 text-sm" onClick={() => openCode(editor.store, { file, line })}>
          Open {file.slice(file.lastIndexOf('/') + 1)}
        </button>
      )}
    </div>
  );
}
