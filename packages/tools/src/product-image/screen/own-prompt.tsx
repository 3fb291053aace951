import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import { Button } from '@adwright/ui/button.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageOfWords } from '../../kit/form/plan/language-of-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

const longest = 600;

/** A background in one's own words, with help for those who have few of them. */
export function OwnPrompt({ onAdd }: { onAdd: (backdrop: ProductBackdrop) => void }) {
  const t = useTranslations('tool-product-image');
  const host = useToolHost();
  const language = usePageLanguage();
  const [prompt, setPrompt] = useState('');
  const [busy, setBusy] = useState(false);
  const wish = prompt.trim();
  const tooShort = wish.length < 3;

  async function improve(): Promise<void> {
    setBusy(true);
    try {
      const better = await host.improvePrompt(wish, languageOfWords(wish, language));
      setPrompt(better.slice(0, longest));
      const undo = { label: t('form.undo'), onClick: () => setPrompt(prompt) };
      toast.success(t('backdrops.improved'), { action: undo });
    } catch {
      // The toast says it; what was typed stays.
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t('backdrops.prompt')}
        hint={t('backdrops.promptHint')}
        placeholder={t('backdrops.promptPlaceholder')}
        value={prompt}
        maxLength={longest}
        onValueChange={setPrompt}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={tooShort || busy} onClick={() => onAdd({ kind: 'prompt', prompt: wish })}>
          {t('backdrops.add')}
        </Button>
        <Button
          variant="ghost"
          icon={<WandSparkles />}
          loading={busy}
          disabled={tooShort}
          onClick={() => void improve()}
        >
          {t('backdrops.improve')}
        </Button>
      </div>
    </div>
  );
}
