import type { AdNetwork, AdTextField, AdTextResult } from '@adwright/contract/ad-text/ad-text.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Card } from '@adwright/ui/card.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { useTranslations } from 'use-intl';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { AdShape } from './ad-shape.tsx';
import { CountMeter } from './count-meter.tsx';

type ResultCardProps = {
  number: number;
  result: AdTextResult;
  network: AdNetwork;
  who: string;
  lang: string;
};

function UnderField({ field }: { field: AdTextField }) {
  const t = useTranslations('tool-ad-copy');
  const words = useFormWords();
  const name = t(`fields.${field.name}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
        {name}
        {field.pin !== undefined && <Badge>{t('pinned', { position: field.pin })}</Badge>}
      </span>
      <span className="flex items-center gap-2">
        <CountMeter field={field} />
        <CopyButton
          iconOnly
          text={field.text}
          label={t('copyField', { field: name })}
          copiedLabel={words('copied')}
          failedLabel={words('copyFailed')}
        />
      </span>
    </div>
  );
}

export function ResultCard({ number, result, network, who, lang }: ResultCardProps) {
  const t = useTranslations('tool-ad-copy');
  const words = useFormWords();
  return (
    <Card as="li" padding="md" className="flex animate-rise-in flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-display font-[650]">{t('variant', { number })}</span>
        <Badge>
          <span title={t('scoreHint')}>{t('score', { score: Math.round(result.score) })}</span>
        </Badge>
        <CopyButton
          className="ms-auto"
          text={result.fields.map((field) => field.text).join('\n\n')}
          label={t('copyAll')}
          copiedLabel={words('copied')}
          failedLabel={words('copyFailed')}
        />
        <p lang={lang} dir="auto" className="basis-full text-sm text-muted">
          {result.angle}
        </p>
      </div>
      <AdShape
        textOnly
        network={network}
        who={who}
        lang={lang}
        fields={result.fields}
        renderUnder={(field) => <UnderField field={field} />}
      />
    </Card>
  );
}
