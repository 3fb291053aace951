import { longestClip } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import type { ClipState } from '../../kit/lips/screen/use-clip.ts';
import { Waiting } from '../../kit/talking/screen/waiting.tsx';
import { canMatchLips } from '../plan/document.ts';
import type { Change } from './parts.ts';

type MatchLipsProps = { document: FilmTranslation; clip: ClipState; onChange: Change };

/** Whether the mouth follows the new words; asked for the consent of whoever is shown, and looked at before it is paid. */
export function MatchLips({ document, clip, onChange }: MatchLipsProps) {
  const t = useTranslations('tool-video-translation');
  const lips = useTranslations('tool-lip-sync');
  const talking = useTranslations('tool-talking');
  const can = canMatchLips(document);
  const isOn = can && document.match_lips === true;
  return (
    <>
      <Checkbox
        label={t('matchLips')}
        hint={t('matchLipsHint', { seconds: longestClip })}
        disabled={!can}
        checked={isOn}
        onCheckedChange={(match_lips) => onChange((before) => ({ ...before, match_lips }))}
      />
      {isOn && (
        <div className="flex flex-col gap-3 ps-7">
          {clip.state === 'looking' && <Waiting>{lips('looking')}</Waiting>}
          {clip.state === 'refused' && <Notice tone="warn">{clip.problem}</Notice>}
          <Checkbox
            label={lips('consent')}
            hint={talking('consentHint')}
            checked={document.consent === true}
            onCheckedChange={(consent) => onChange((before) => ({ ...before, consent }))}
          />
        </div>
      )}
    </>
  );
}
