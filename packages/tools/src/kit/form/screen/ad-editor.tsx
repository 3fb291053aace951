import { CreativeEditor, type CreativeEditorProps } from '@adwright/editor/creative-editor.tsx';
import type { EditorHost, PicturePickerProps } from '@adwright/editor/host.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { PictureField } from './picture-field.tsx';
import { usePlacementName } from './use-placement-name.ts';

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

/** The editor with the way to bring pictures that all forms have, and with sizes named in the reader's language. */
export function AdEditor({ placements, ...props }: Omit<CreativeEditorProps, 'host'>) {
  const nameOf = usePlacementName();
  const named = placements.map((one) => {
    const frame = typeof one === 'string' ? placementOf(one) : one;
    return { ...frame, name: nameOf(frame) };
  });
  return <CreativeEditor {...props} placements={named} host={host} />;
}
