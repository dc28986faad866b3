import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { IMAGE_EXTENSIONS } from '../../protocol/assets.ts';

/** Adds images through the system's dialog. */
export function UploadButton({ several, onFiles }: { several: boolean; onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button flex-none" onClick={() => input.current?.click()}>
        <Upload size={13} aria-hidden="true" />
        Upload
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Image files"
        accept={IMAGE_EXTENSIONS.map((ending) => `.${ending}`).join()}
        multiple={several}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // so that choosing the same file again fires `change`
          target.value = '';
        }}
      />
    </>
  );
}
