import type { ListedPreset } from '@adwright/contract/preset/preset.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useFormWords } from './form-words.ts';

type PresetNameDialogProps = {
  title: string;
  description?: string | undefined;
  /** What it is called now. */
  name?: string | undefined;
  taken: readonly ListedPreset[];
  /** A name that is taken is not refused: what has it is replaced. */
  replaces?: boolean | undefined;
  onClose: () => void;
  /** Answers whether it was done. */
  onName: (name: string) => Promise<boolean>;
};

/** Asks what a preset is called. */
export function PresetNameDialog(props: PresetNameDialogProps) {
  const { title, description, name = '', taken, replaces = false, onClose, onName } = props;
  const t = useFormWords();
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const wanted = typed.trim();
  const isTaken = wanted !== name && taken.some((preset) => preset.name === wanted);
  const refused = wanted === '' || (isTaken && !replaces);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The tool's form stands around this one and would take the submission for its own.
    event.stopPropagation();
    if (refused || busy) return;
    setBusy(true);
    const done = await onName(wanted);
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={t('presets.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={busy} disabled={refused}>
          {t(isTaken && replaces ? 'presets.replace' : 'presets.saveButton')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('presets.name')}
          value={typed}
          onValueChange={setTyped}
          maxLength={80}
          required
          autoComplete="off"
          hint={isTaken && replaces ? t('presets.replaces') : undefined}
          error={isTaken && !replaces ? t('presets.taken') : undefined}
        />
      </form>
    </Dialog>
  );
}
