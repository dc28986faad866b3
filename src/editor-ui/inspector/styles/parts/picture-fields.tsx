import { useState } from 'react';
import type { OtherLayer } from './gradients.ts';
import { PartField } from './part-field.tsx';
import type { PartFieldsProps } from './parts-kind.ts';
import { PicturePicker } from './picture-picker.tsx';
import { addressOf } from './pictures.ts';

/** The text of a layer that is no gradient; of a picture also the project's others. */
export function PictureFields({ part, accepts, onShow, onDone }: PartFieldsProps<OtherLayer>) {
  const [isPicking, setPicking] = useState(false);
  const address = addressOf(part.text);
  return (
    <>
      <PartField
        label="Image"
        value={part.text}
        accepts={(text) => accepts({ ...part, text })}
        onShow={(text) => onShow({ ...part, text })}
        onDone={onDone}
      />
      {address !== null && (
        <button type="button" className="button justify-center" onClick={() => setPicking(true)}>
          Choose an image…
        </button>
      )}
      {isPicking && (
        <PicturePicker
          current={address ?? ''}
          onPick={(picked) => {
            setPicking(false);
            onShow(picked);
            onDone();
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
