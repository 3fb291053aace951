import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { type ComponentType, createContext, use } from 'react';

/** How a person brings a picture is the page's business: by upload, from their files, from samples. */
export type PicturePickerProps = {
  readonly label: string;
  readonly samples: 'cutout' | 'scene';
  readonly error: string | undefined;
  readonly onPick: (ref: string) => void;
};

/** Footage of the person's own in a scene: brought, trimmed and cropped. */
export type ClipFieldProps = {
  /** Null where the scene shows what its template made. */
  readonly clip: OwnClip | null;
  /** How long the scene is. */
  readonly seconds: number;
  readonly onChange: (clip: OwnClip) => void;
};

export type EditorHost = {
  readonly PicturePicker: ComponentType<PicturePickerProps>;
  /** Of films alone. */
  readonly ClipField?: ComponentType<ClipFieldProps>;
};

export const EditorHostContext = createContext<EditorHost | null>(null);

export function useEditorHost(): EditorHost {
  const host = use(EditorHostContext);
  if (!host) throw new Error('An editor needs a page that brings pictures');
  return host;
}
