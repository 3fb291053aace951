import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { useTranslations } from 'use-intl';

type Named = Pick<EditableLayer, 'slot' | 'kind' | 'text'>;

/** What a thing is called: by what it is for, else by what it is. */
export function useLayerName(): { name: (layer: Named) => string; whole: (layer: Named) => string } {
  const t = useTranslations('creative-editor');
  const name = ({ slot, kind }: Named): string =>
    slot === undefined || slot === 'decor' ? t(`kinds.${kind}`) : t(`slots.${slot}`);
  const whole = (layer: Named): string => {
    const words = layer.text?.text.trim();
    return words ? t('nameAndText', { name: name(layer), text: words }) : name(layer);
  };
  return { name, whole };
}
