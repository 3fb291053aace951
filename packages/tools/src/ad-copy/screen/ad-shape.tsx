import type { AdNetwork, AdTextField } from '@adwright/contract/ad-text/ad-text.ts';
import { AvatarInitial } from '@adwright/ui/avatar-initial.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextWithFold } from './text-with-fold.tsx';

type Part = 'who' | 'picture' | 'action' | AdTextField['name'];

/** The order in which a network stacks an ad's parts, and how high its picture is. */
const shapes: Record<AdNetwork, { parts: readonly Part[]; ratio: string }> = {
  meta: { parts: ['who', 'primary', 'picture', 'headline', 'description', 'action'], ratio: 'aspect-[1.91]' },
  tiktok: { parts: ['picture', 'who', 'text', 'action'], ratio: 'aspect-[4/5]' },
  google: { parts: ['picture', 'headline', 'primary', 'description', 'action'], ratio: 'aspect-[1.91]' },
  youtube: { parts: ['picture', 'headline', 'description', 'who'], ratio: 'aspect-video' },
  linkedin: { parts: ['who', 'primary', 'picture', 'headline', 'action'], ratio: 'aspect-[1.91]' },
  amazon: { parts: ['who', 'headline', 'picture', 'action'], ratio: 'aspect-[3]' },
  discord: { parts: ['who', 'picture', 'headline', 'primary', 'action'], ratio: 'aspect-video' },
  any: { parts: ['headline', 'primary', 'text', 'description', 'path'], ratio: 'aspect-video' },
};

const textLooks: Record<AdTextField['name'], string> = {
  primary: 'whitespace-pre-line',
  text: 'whitespace-pre-line',
  headline: 'font-semibold',
  description: 'text-sm text-muted',
  path: 'font-mono text-sm',
};

type AdShapeProps = {
  network: AdNetwork;
  /** Whose ad it is. */
  who: string;
  lang: string;
  fields: readonly AdTextField[];
  /** Leave the picture away where many texts stand side by side. */
  textOnly?: boolean | undefined;
  /** What stands under each text: its count, its copy button. */
  renderUnder: (field: AdTextField) => ReactNode;
};

function Who({ name }: { name: string }) {
  const t = useTranslations('tool-ad-copy');
  return (
    <div className="flex min-w-0 items-center gap-3">
      <AvatarInitial name={name} size="sm" />
      <div className="flex min-w-0 flex-col text-sm leading-tight">
        <span title={name} className="truncate font-medium">
          {name}
        </span>
        <span className="text-xs text-muted">{t('sponsored')}</span>
      </div>
    </div>
  );
}

/** Crossed out like an empty picture box on a layout sheet. */
function PictureBox({ ratio }: { ratio: string }) {
  const t = useTranslations('tool-ad-copy');
  return (
    <div className={classNames('relative -mx-4 flex items-center justify-center border-y bg-sunken', ratio)}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full text-line"
        preserveAspectRatio="none"
        viewBox="0 0 1 1"
      >
        <path d="M0 0 1 1M1 0 0 1" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="relative rounded-full bg-raised px-3 py-1 text-xs text-muted">{t('pictureHere')}</span>
    </div>
  );
}

export function AdShape({ network, who, lang, fields, textOnly = false, renderUnder }: AdShapeProps) {
  const t = useTranslations('tool-ad-copy');
  const { parts, ratio } = shapes[network];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {parts.map((part) => {
        if (part === 'who') return textOnly ? null : <Who key={part} name={who} />;
        if (part === 'picture') return textOnly ? null : <PictureBox key={part} ratio={ratio} />;
        if (part === 'action') {
          return textOnly ? null : (
            <span key={part} className="w-fit rounded-control border bg-sunken px-3 py-1.5 text-sm font-medium">
              {t('callToAction')}
            </span>
          );
        }
        return fields
          .filter((field) => field.name === part)
          .map((field, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the text changes as it is typed, its place does not
            <div key={`${part}${index}`} className="flex min-w-0 flex-col gap-1.5">
              <p lang={lang} dir="auto" className={classNames('[overflow-wrap:anywhere]', textLooks[part])}>
                <TextWithFold field={field} />
              </p>
              {renderUnder(field)}
            </div>
          ));
      })}
    </div>
  );
}
