import { type ComponentType, createContext, use } from 'react';

/** How a person brings a picture is the page's business: by upload, from their files, from samples. */
export type PicturePickerProps = {
  readonly label: string;
  readonly samples: 'cutout' | 'scene';
  readonly error: string | undefined;
  readonly onPick: (ref: string) => void;
};

export type EditorHost = { readonly PicturePicker: ComponentType<PicturePickerProps> };

export const EditorHostContext = createContext<EditorHost | null>(null);

export function useEditorHost(): EditorHost {
  const host = use(EditorHostContext);
  if (!host) throw new Error('An editor needs a page that brings pictures');
  return host;
}
