import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type Alignment, alignLayers, distributeLayers } from '../commands/align-layers.ts';
import { useEditor } from '../store/editor-context.ts';
import { ToolButton } from './tool-button.tsx';

const sides: readonly { side: Alignment; Icon: typeof AlignStartVertical }[] = [
  { side: 'left', Icon: AlignStartVertical },
  { side: 'center', Icon: AlignCenterVertical },
  { side: 'right', Icon: AlignEndVertical },
  { side: 'top', Icon: AlignStartHorizontal },
  { side: 'middle', Icon: AlignCenterHorizontal },
  { side: 'bottom', Icon: AlignEndHorizontal },
];

/** One layer to the picture, several to each other. Left is left in every language: it is the picture's. */
export function AlignFields({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('creative-editor');
  const editor = useEditor();
  const several = ids.length > 1;
  return (
    <div
      role="group"
      aria-label={t(several ? 'alignTogether' : 'alignInFrame')}
      dir="ltr"
      className="flex flex-wrap gap-1 rtl:justify-end"
    >
      {sides.map(({ side, Icon }) => (
        <ToolButton
          key={side}
          label={t(`${several ? 'together' : 'place'}.${side}`)}
          icon={<Icon />}
          onClick={() => editor.edit((site) => alignLayers(site, ids, side))}
        />
      ))}
      {ids.length > 2 && (
        <>
          <ToolButton
            label={t('distributeAcross')}
            icon={<AlignHorizontalDistributeCenter />}
            onClick={() => editor.edit((site) => distributeLayers(site, ids, 'x'))}
          />
          <ToolButton
            label={t('distributeDown')}
            icon={<AlignVerticalDistributeCenter />}
            onClick={() => editor.edit((site) => distributeLayers(site, ids, 'y'))}
          />
        </>
      )}
    </div>
  );
}
