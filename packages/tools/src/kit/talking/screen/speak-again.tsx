import { Button } from '@adwright/ui/button.tsx';
import { useTranslations } from 'use-intl';

/** Where the voice did not come. */
export function SpeakAgain({ onPress }: { onPress: () => void }) {
  const t = useTranslations('tool-video-ad');
  return (
    <div className="flex justify-center">
      <Button variant="outline" onClick={onPress}>
        {t('speakAgain')}
      </Button>
    </div>
  );
}
