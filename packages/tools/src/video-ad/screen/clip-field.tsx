import type { ClipFieldProps } from '@adwright/editor/host.ts';
import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { Clapperboard, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { knownAsset, usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { ClipDrop } from './clip-drop.tsx';

type Props = ClipFieldProps & {
  /** Back to what the template shows; left out where nobody knows what that was. */
  onRemove?: () => void;
};

/** A scene's own footage: brought, trimmed, cropped to what matters, silent or heard. */
export function ClipField({ clip, seconds, onChange, onRemove }: Props) {
  const t = useTranslations('tool-video-ad.clip');
  const [choosing, setChoosing] = useState(false);
  const take = (next: OwnClip): void => {
    onChange(next);
    setChoosing(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {clip === null ? (
        <Button size="sm" icon={<Clapperboard />} className="self-start" onClick={() => setChoosing(true)}>
          {t('add')}
        </Button>
      ) : (
        <Chosen
          clip={clip}
          seconds={seconds}
          onChange={onChange}
          onRemove={onRemove}
          onReplace={() => setChoosing(true)}
        />
      )}
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        title={t(clip === null ? 'add' : 'replace')}
        closeLabel={t('close')}
        size="md"
      >
        <ClipDrop onClip={take} />
      </Dialog>
    </div>
  );
}

type ChosenProps = Omit<Props, 'clip' | 'onRemove'> & {
  clip: OwnClip;
  onReplace: () => void;
  onRemove: (() => void) | undefined;
};

function Chosen({ clip, seconds, onChange, onReplace, onRemove }: ChosenProps) {
  const t = useTranslations('tool-video-ad.clip');
  const format = useFormatter();
  // Drawn again once the file is known, and with it whether it can be heard.
  usePictureUrl(clip.asset);
  const put = (some: Partial<OwnClip>): void => onChange({ ...clip, ...some });
  const latest = Math.max(0, clip.seconds - Math.min(seconds, clip.seconds));
  const percent = (share: number): string => format.number(share, { style: 'percent' });
  return (
    <div role="group" aria-label={t('title')} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <ClipPicture clip={clip} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<RefreshCw />} onClick={onReplace}>
            {t('replace')}
          </Button>
          {onRemove && (
            <Button size="sm" icon={<Trash2 />} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      {clip.kind === 'video' && latest > 0.1 && (
        <Slider
          label={t('start')}
          min={0}
          max={Math.floor(latest * 10) / 10}
          step={0.1}
          value={Math.min(clip.from, latest)}
          valueText={t('seconds', { seconds: format.number(clip.from, { maximumFractionDigits: 1 }) })}
          onValueChange={(from) => put({ from: Math.round(from * 10) / 10 })}
        />
      )}
      <Slider
        sideways
        label={t('across')}
        min={0}
        max={1}
        step={0.01}
        value={clip.focus.x}
        valueText={percent(clip.focus.x)}
        onValueChange={(x) => put({ focus: { ...clip.focus, x } })}
      />
      <Slider
        label={t('down')}
        min={0}
        max={1}
        step={0.01}
        value={clip.focus.y}
        valueText={percent(clip.focus.y)}
        onValueChange={(y) => put({ focus: { ...clip.focus, y } })}
      />
      {isAudible(clip) && (
        <Switch label={t('sound')} checked={clip.sound} onCheckedChange={(sound) => put({ sound })} />
      )}
    </div>
  );
}

/** The page mixes what it can decode at once; a recording of hundreds of megabytes would be no preview. */
const mostHeardBytes = 120 * 1024 * 1024;

function isAudible({ kind, asset }: OwnClip): boolean {
  const { has_audio: audible = false, bytes = 0 } = knownAsset(asset) ?? {};
  return kind === 'video' && audible && bytes <= mostHeardBytes;
}

function ClipPicture({ clip }: { clip: OwnClip }) {
  const url = usePictureUrl(clip.asset);
  const shown = 'size-20 shrink-0 rounded-control border bg-sunken object-cover';
  if (url === null) return <span className={shown} />;
  if (clip.kind === 'image') return <img src={url} alt="" className={shown} />;
  return <video src={`${url}#t=${clip.from || 0.1}`} muted playsInline preload="metadata" className={shown} />;
}
