import { brand } from '@adwright/contract/brand.ts';
import { newIdempotencyKey } from '@adwright/contract/client/request.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../session/api.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;
type Rating = (typeof ratings)[number];

/** What somebody thinks of the product, with where they were when they thought it. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('dashboard.feedback');
  const formId = useId();
  const { pathname, search } = useLocation();
  const [rating, setRating] = useState<Rating | ''>('');
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  // The same words sent again, after an answer was lost, are one message.
  const [idempotencyKey] = useState(newIdempotencyKey);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (rating === '' || sending) return;
    setSending(true);
    const page = (pathname + search).slice(0, 500);
    const sent = await api.call('feedback', { rating: Number(rating), text, page }, { idempotencyKey }).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (!sent) return;
    toast.success(t('thanks'));
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={sending} disabled={rating === ''}>
          {t('send')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <SegmentedControl<Rating | ''>
          label={t('rating', { product: brand.name })}
          value={rating}
          onValueChange={setRating}
          options={ratings.map((value) => ({
            value,
            label: t('stars', { count: Number(value) }),
            iconOnly: true,
            icon: (
              <Star
                aria-hidden="true"
                fill={Number(value) <= Number(rating) ? 'currentColor' : 'none'}
                className="text-warn"
              />
            ),
          }))}
        />
        <TextArea label={t('text')} value={text} onValueChange={setText} maxLength={4000} rows={5} />
      </form>
    </Dialog>
  );
}
