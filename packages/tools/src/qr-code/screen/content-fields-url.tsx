import { Fold } from '@adwright/ui/fold.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import type { ContentProps } from './content-props.ts';
import { payloadOf } from '../plan/payload.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';

const tags = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const tagWords = {
  source: { label: 'url.source', placeholder: 'url.sourcePlaceholder' },
  medium: { label: 'url.medium', placeholder: 'url.mediumPlaceholder' },
  campaign: { label: 'url.name', placeholder: 'url.namePlaceholder' },
  term: { label: 'url.term', placeholder: undefined },
  content: { label: 'url.content', placeholder: undefined },
} as const;

function UtmFields({ content, problems, onChange }: ContentProps<'url'>) {
  const t = useTranslations('tool-qr-code');
  const { utm } = content;
  const tagged = tags.some((tag) => utm[tag] !== '');
  return (
    <Fold title={t('url.campaign')} open={tagged}>
      <div className="grid gap-6 @sm:grid-cols-2">
        <p className="text-sm text-muted @sm:col-span-2">{t('url.campaignHint')}</p>
        {tags.map((tag) => {
          const { label, placeholder } = tagWords[tag];
          return (
            <TextField
              key={tag}
              label={t(label)}
              placeholder={placeholder && t(placeholder)}
              maxLength={120}
              autoCapitalize="none"
              value={utm[tag]}
              onValueChange={(value) => onChange({ utm: { ...utm, [tag]: value } })}
              error={problems.textOf(`content.utm.${tag}`)}
            />
          );
        })}
        {tagged && parseWebAddress(content.url) !== null && (
          <p className="text-sm @sm:col-span-2">
            <span className="text-muted">{t('url.result')}</span>{' '}
            <code dir="ltr" className="[overflow-wrap:anywhere]">
              {payloadOf(content)}
            </code>
          </p>
        )}
      </div>
    </Fold>
  );
}

export function UrlFields(props: ContentProps<'url'>) {
  const { content, problems, onChange } = props;
  const t = useTranslations('tool-qr-code');
  return (
    <>
      <TextField
        label={t('url.address')}
        placeholder={t('url.placeholder')}
        required
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        dir="ltr"
        maxLength={2000}
        value={content.url}
        onValueChange={(url) => onChange({ url })}
        error={problems.textOf('content.url')}
        {...problems.leave('content.url')}
      />
      <UtmFields {...props} />
    </>
  );
}
