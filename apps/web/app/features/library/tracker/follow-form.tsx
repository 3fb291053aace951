import { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { Button } from '@adwright/ui/button.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Bell } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { follows } from './use-tracker.ts';

const kinds = ['brand', 'domain', 'keyword'] as const;
type Kind = (typeof kinds)[number];

/** An address may be pasted whole. */
function siteOf(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : text;
}

export function FollowForm({ onFollowed }: { onFollowed: (id: string) => void }) {
  const t = useTranslations('tracker.form');
  const [kind, setKind] = useState<Kind>('brand');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const follow = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const read = FollowQuery.safeParse({ [kind]: kind === 'domain' ? siteOf(text.trim()) : text.trim() });
    if (!read.success) return setError(t(`wrong.${kind}`));
    setBusy(true);
    const made = await follows.add(read.data);
    setBusy(false);
    if (made === null) return;
    setText('');
    onFollowed(made.id);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void follow(event)}
      className="flex flex-col gap-3 rounded-card border bg-raised p-4 sm:p-5"
    >
      <SegmentedControl
        label={t('kind')}
        hideLabel
        value={kind}
        onValueChange={(next) => (setKind(next), setError(''))}
        options={kinds.map((value) => ({ value, label: t(value) }))}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          className="min-w-0 flex-1"
          label={t(kind)}
          hideLabel
          placeholder={kind === 'domain' ? 'example.com' : t(`placeholder.${kind}`)}
          value={text}
          maxLength={kind === 'keyword' ? 200 : 120}
          error={error === '' ? undefined : error}
          onValueChange={(next) => (setText(next), setError(''))}
        />
        <Button type="submit" variant="primary" icon={<Bell />} loading={isBusy}>
          {t('follow')}
        </Button>
      </div>
    </form>
  );
}
