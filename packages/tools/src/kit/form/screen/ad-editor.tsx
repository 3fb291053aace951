import { CreativeEditor, type CreativeEditorProps } from '@adwright/editor/creative-editor.tsx';
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

const host: EditorHost = { PicturePicker };

/** The editor with the way to bring pictures that all forms have. */
export function AdEditor(props: Omit<CreativeEditorProps, 'host'>) {
  return <CreativeEditor {...props} host={host} />;
}
