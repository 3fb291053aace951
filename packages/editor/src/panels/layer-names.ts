import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useTranslations } from 'use-intl';
import { useEditorState } from '../store/editor-context.ts';
import type { EditorState } from '../store/editor-store.ts';
import { buildOf } from '../store/site.ts';

type Plain = { readonly slot: EditableLayer['slot']; readonly kind: EditableLayer['kind'] };

export type LayerLabel = Plain & {
  /** Which of those that are called alike; none where it is the only one. */
  readonly number: number | undefined;
  readonly words: string | undefined;
  /** What the person calls it. */
  readonly own: string | undefined;
};

const named = ({ slot, kind }: Plain): string => (slot === undefined || slot === 'decor' ? kind : slot);

type Found = Omit<LayerLabel, 'own'>;

const known = new WeakMap<readonly EditableLayer[], ReadonlyMap<string, Found>>();

/** What has no words of its own to tell it apart is numbered. */
function labelsOf(layers: readonly EditableLayer[]): ReadonlyMap<string, Found> {
  const found = known.get(layers);
  if (found) return found;
  const alike = new Map<string, string[]>();
  for (const layer of layers) if (!layer.text) alike.set(named(layer), [...(alike.get(named(layer)) ?? []), layer.id]);
  const labels = new Map(
    layers.map((layer): [string, Found] => {
      const same = alike.get(named(layer)) ?? [];
      const place = same.indexOf(layer.id) + 1;
      const number = same.length > 1 && place > 0 ? place : undefined;
      return [layer.id, { slot: layer.slot, kind: layer.kind, number, words: layer.text?.text.trim() || undefined }];
    }),
  );
  known.set(layers, labels);
  return labels;
}

/** What a thing is called: by what it is for, else by what it is. */
export function useLabelText(): { name: (label: LayerLabel) => string; whole: (label: LayerLabel) => string } {
  const t = useTranslations('creative-editor');
  const name = ({ slot, kind, number, own }: LayerLabel): string => {
    if (own !== undefined) return own;
    const plain = slot === undefined || slot === 'decor' ? t(`kinds.${kind}`) : t(`slots.${slot}`);
    return number === undefined ? plain : `${plain} ${number}`;
  };
  const whole = (label: LayerLabel): string =>
    label.words === undefined ? name(label) : t('nameAndText', { name: name(label), text: label.words });
  return { name, whole };
}

/** The label of one layer, drawn anew only when it is another. */
export function useLayerLabel(id: string): LayerLabel | undefined {
  return useEditorState((state) => labelIn(state, id));
}

export function labelIn({ design, frame }: Pick<EditorState, 'design' | 'frame'>, id: string): LayerLabel | undefined {
  const found = labelsOf(buildOf(design, frame).layers).get(id);
  return found && { ...found, own: design.names?.find((one) => one.id === id)?.name };
}
