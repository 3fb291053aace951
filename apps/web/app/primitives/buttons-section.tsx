import { Button } from '@adwright/ui/button.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Download, Plus, Settings } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Section, Specimen } from './specimen.tsx';

const row = 'flex flex-wrap gap-4';

export function ButtonsSection() {
  const t = useTranslations('primitives.buttons');
  const sections = useTranslations('primitives.sections');
  const copy = { text: t('primary'), label: t('copy'), copiedLabel: t('copied'), failedLabel: t('copyFailed') };
  return (
    <Section title={sections('buttons')}>
      <Specimen title={t('variants')}>
        <div className={row}>
          <Button variant="primary">{t('primary')}</Button>
          <Button variant="solid">{t('solid')}</Button>
          <Button variant="outline">{t('outline')}</Button>
          <Button variant="ghost">{t('ghost')}</Button>
          <Button variant="danger">{t('danger')}</Button>
        </div>
      </Specimen>
      <Specimen title={t('sizes')}>
        <div className={`${row} items-center`}>
          <Button variant="primary" size="sm">
            {t('primary')}
          </Button>
          <Button variant="primary">{t('primary')}</Button>
          <Button variant="primary" size="lg" icon={<Plus aria-hidden="true" />}>
            {t('withIcon')}
          </Button>
        </div>
      </Specimen>
      <Specimen title={t('states')}>
        <div className={`${row} items-start`}>
          <Button variant="primary" loading>
            {t('loading')}
          </Button>
          <Button variant="outline" loading>
            {t('loading')}
          </Button>
          <Button variant="primary" disabled>
            {t('disabled')}
          </Button>
          <Button variant="primary" disabledReason={t('reason')}>
            {t('disabled')}
          </Button>
        </div>
      </Specimen>
      <Specimen title={t('icons')}>
        <div className={`${row} items-center`}>
          <IconButton label={t('settings')} icon={<Settings aria-hidden="true" />} />
          <IconButton label={t('download')} icon={<Download aria-hidden="true" />} variant="outline" />
          <IconButton label={t('settings')} icon={<Settings aria-hidden="true" />} size="sm" />
          <IconButton label={t('settings')} icon={<Settings aria-hidden="true" />} disabled />
          <CopyButton {...copy} />
          <CopyButton {...copy} iconOnly />
        </div>
      </Specimen>
    </Section>
  );
}
