import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useTranslations } from 'use-intl';
import { useEditor } from './editor-state.ts';

type Named = Pick<EditableLayer, 'id' | 'slot' | 'kind' | 'text'>;

/** What a thing is called: by what it is for, else by what it is. What has no words of its own to tell it apart is numbered. */
export function useLayerName(): { name: (layer: Named) => string; whole: (layer: Named) => string } {
  const t = useTranslations('creative-editor');
  const { layers } = useEditor();
  const plain = ({ slot, kind }: Named): string =>
    slot === undefined || slot === 'decor' ? t(`kinds.${kind}`) : t(`slots.${slot}`);
  const name = (layer: Named): string => {
    const alike = layers.filter((other) => !other.text && plain(other) === plain(layer));
    const number = alike.findIndex(({ id }) => id === layer.id) + 1;
    return alike.length > 1 && number > 0 ? `${plain(layer)} ${number}` : plain(layer);
  };
  const whole = (layer: Named): string => {
    const words = layer.text?.text.trim();
    return words ? t('nameAndText', { name: name(layer), text: words }) : name(layer);
  };
  return { name, whole };
}
