import { CreativeEditor, type CreativeEditorProps } from '@adwright/editor/creative-editor.tsx';
import { placementOf } from '@adwright/studio/placements.ts';
import { editorHost } from './editor-host.tsx';
import { usePlacementName } from './use-placement-name.ts';

/** The editor with the way to bring pictures that all forms have, and with sizes named in the reader's language. */
export function AdEditor({ placements, ...props }: Omit<CreativeEditorProps, 'host'>) {
  const nameOf = usePlacementName();
  const named = placements.map((one) => {
    const frame = typeof one === 'string' ? placementOf(one) : one;
    return { ...frame, name: nameOf(frame) };
  });
  return <CreativeEditor {...props} placements={named} host={editorHost} />;
}
