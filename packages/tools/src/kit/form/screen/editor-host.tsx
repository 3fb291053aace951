import type { EditorHost, PicturePickerProps } from '@adwright/editor/host.ts';
import { PictureField } from './picture-field.tsx';

function PicturePicker({ label, samples, error, onPick }: PicturePickerProps) {
  return (
    <PictureField
      label={label}
      pictures={[]}
      max={1}
      samples={samples}
      error={error}
      onChange={([ref]) => ref && onPick(ref)}
    />
  );
}

/** What editors ask of the page: pictures are brought in the way that all forms have. */
export const editorHost: EditorHost = { PicturePicker };
