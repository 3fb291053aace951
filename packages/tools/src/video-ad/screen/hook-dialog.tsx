import type { Run } from '@adwright/contract/run/run.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { defaultLocale } from '@adwright/i18n/locales.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { contract, type Hook, mostHooks, VideoAdInput, VideoAdOutput } from '../contract.ts';
import { writeHooks } from '../plan/write-hooks.ts';

type HookDialogProps = {
  run: Run;
  busy: boolean;
  onRun: (input: VideoAdInput) => void;
  onClose: () => void;
};

const begun = 3;

/** What to order for these openings: the film that is there, once more with each. */
function orderOf(run: Run, hooks: Hook[]): VideoAdInput | null {
  const input = VideoAdInput.safeParse(run.input);
  const output = VideoAdOutput.safeParse(run.output);
  const script = output.data?.made_of?.script;
  if (!input.success || !script) return null;
  const spoken = hooks.filter(({ spoken: said, on_screen }) => (said + on_screen).trim() !== '');
  return { ...input.data, script, film: null, hooks: spoken, after: run.id };
}

function useProposals(run: Run): { hooks: Hook[] | null; put: (hooks: Hook[]) => void; more: readonly Hook[] } {
  const [found, setFound] = useState<readonly Hook[] | null>(null);
  const [hooks, setHooks] = useState<Hook[] | null>(null);
  useEffect(() => {
    let gone = false;
    const order = orderOf(run, []);
    const locale = languageOf(order?.language ?? '') ?? defaultLocale;
    const told = order?.script?.scenes[0]?.spoken ?? '';
    const writing = order
      ? writeHooks(order.product, { locale, length: order.length, not: told, brand: order.brand })
      : Promise.resolve([]);
    void writing
      .catch((): Hook[] => [])
      .then((proposed) => {
        if (gone) return;
        setFound(proposed);
        setHooks(proposed.slice(0, begun));
      });
    return () => {
      gone = true;
    };
  }, [run]);
  const more = (found ?? []).filter((one) => !hooks?.some(({ spoken }) => spoken === one.spoken));
  return { hooks, put: setHooks, more };
}

/** One film with several openings, to find out which of them keeps people watching. */
export function HookDialog({ run, busy, onRun, onClose }: HookDialogProps) {
  const t = useTranslations('tool-video-ad');
  const { hooks, put, more } = useProposals(run);
  const order = useMemo(() => orderOf(run, hooks ?? []), [run, hooks]);
  const count = order?.hooks.length ?? 0;
  const credits = order && count > 0 ? contract.price(order, run) : 0;
  const action = t('hooks.make', { count });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('hooks.title')}
      description={t('hooks.lead')}
      closeLabel={t('closeEditor')}
      size="lg"
      footer={
        <Button
          variant="primary"
          loading={busy}
          disabled={count === 0}
          onClick={() => {
            if (order) onRun(order);
            onClose();
          }}
        >
          {count === 0 ? action : t('form.actionWithCost', { action, cost: t('form.cost', { credits }) })}
        </Button>
      }
    >
      {hooks === null ? (
        <Skeleton className="h-48 rounded-control" />
      ) : (
        <div className="flex flex-col gap-3">
          <ol className="flex flex-col gap-3">
            {hooks.map((hook, index) => (
              <HookFields
                // A hook is its place: what is typed into it must not take the focus away.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                hook={hook}
                number={index + 1}
                onChange={(some) => put(hooks.with(index, { ...hook, ...some }))}
                onRemove={() => put(hooks.toSpliced(index, 1))}
              />
            ))}
          </ol>
          {hooks.length < mostHooks && (
            <Button
              size="sm"
              icon={<Plus />}
              className="self-start"
              onClick={() => put([...hooks, more[0] ?? { spoken: '', on_screen: '' }])}
            >
              {t('hooks.add')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

type HookFieldsProps = { hook: Hook; number: number; onChange: (some: Partial<Hook>) => void; onRemove: () => void };

function HookFields({ hook, number, onChange, onRemove }: HookFieldsProps) {
  const t = useTranslations('tool-video-ad');
  return (
    <li className="flex flex-col gap-3 rounded-control border p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium">{t('hooks.number', { number })}</span>
        <IconButton size="sm" icon={<Trash2 />} label={t('hooks.remove', { number })} onClick={onRemove} />
      </div>
      <TextArea
        label={t('spoken')}
        rows={2}
        dir="auto"
        maxLength={400}
        value={hook.spoken}
        onValueChange={(spoken) => onChange({ spoken })}
      />
      <TextField
        label={t('onScreen')}
        dir="auto"
        maxLength={120}
        value={hook.on_screen}
        onValueChange={(text) => onChange({ on_screen: text })}
      />
    </li>
  );
}
