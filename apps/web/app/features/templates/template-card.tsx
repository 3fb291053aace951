import type { Template } from '@adwright/contract/template/template.ts';
import { Button } from '@adwright/ui/button.tsx';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

type TemplateCardProps = { template: Template; onChoose: (() => void) | undefined };

/** Still until somebody points at it or reaches it by keyboard, so that a wall of them stays calm. */
export function TemplateCard({ template, onChoose }: TemplateCardProps) {
  const t = useTranslations('work.templates');
  const [playing, setPlaying] = useState(false);
  const { name, category_name, seconds, preview_image, preview_clip } = template;
  const play = (): void => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  const stop = (): void => setPlaying(false);
  const facts = [category_name, seconds !== null && t('seconds', { count: Math.round(seconds) })].filter(Boolean);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only starts and stops the preview
    <li
      onMouseEnter={play}
      onMouseLeave={stop}
      onFocus={play}
      onBlur={stop}
      className="flex flex-col overflow-hidden rounded-card border bg-raised"
    >
      <div className="aspect-[4/5] overflow-hidden border-b bg-sunken">
        {playing && preview_clip !== null ? (
          <video
            src={preview_clip}
            poster={preview_image}
            muted
            autoPlay
            loop
            playsInline
            aria-label={name}
            className="size-full object-contain"
          />
        ) : (
          <Picture src={preview_image} />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h2 className="font-sans text-base font-medium tracking-normal">{name}</h2>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        {onChoose !== undefined && (
          <Button size="sm" onClick={onChoose} className="mt-2">
            {t('use', { name })}
          </Button>
        )}
      </div>
    </li>
  );
}

function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <LayoutTemplate aria-hidden="true" className="m-auto size-full p-16 stroke-1 text-muted" />;
  return <img src={src} alt="" loading="lazy" onError={() => setBroken(true)} className="size-full object-contain" />;
}
