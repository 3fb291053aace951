import { locales } from '@adwright/i18n/locales.ts';
import { DropdownMenu, type MenuEntry } from '@adwright/ui/dropdown-menu.tsx';
import { chooseTheme, onThemeChange, readTheme, type Theme } from '@adwright/ui/theme.ts';
import { Languages, MailCheck, MessageSquareHeart, SunMoon, Tag } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountName, useAccountEntries } from '../session/account-menu.tsx';
import { AccountPhoto } from '../session/account-photo.tsx';
import { session, useSession } from '../session/session.ts';
import { inLanguage, rememberLanguage } from '../words/language-choice.ts';
import { useLocaleCode, useLocalizedPath } from '../words/use-locale-code.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { usePreferences } from '../features/account/use-preferences.ts';
import { useStorage } from './use-storage.ts';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

export function UserMenu() {
  const t = useTranslations('dashboard.user');
  const to = useLocalizedPath();
  const { usernickname } = useSession();
  const [open, setOpen] = useState(false);
  const [feedback, setFeedback] = useState(false);
  const account = useAccountEntries(open, session.logOut);
  const mail = useMailEntry(open);
  const storage = useStorage(open);
  const look = useLookEntries();
  return (
    <>
      <DropdownMenu
        align="end"
        onOpenChange={setOpen}
        trigger={
          <button type="button" aria-label={t('menu', { name: usernickname })} className="rounded-full touch-target">
            <AccountPhoto size="sm" />
          </button>
        }
        header={
          <div className="max-w-64">
            <div className="flex items-center gap-3">
              <AccountPhoto />
              <AccountName />
            </div>
            {storage !== null && <StorageMeter {...storage} />}
          </div>
        }
        entries={[
          ...look,
          ...mail,
          { kind: 'line', key: 'more' },
          { kind: 'action', label: t('feedback'), icon: <MessageSquareHeart />, onSelect: () => setFeedback(true) },
          { kind: 'link', label: t('pricing'), icon: <Tag />, href: to('/pricing') },
          ...account,
        ]}
      />
      {feedback && <FeedbackDialog onClose={() => setFeedback(false)} />}
    </>
  );
}

/** Language and theme: the page's own switches lie behind the dashboard. */
function useLookEntries(): readonly MenuEntry[] {
  const t = useTranslations('dashboard.user');
  const place = useLocation();
  const navigate = useNavigate();
  const current = useLocaleCode();
  const theme = useSyncExternalStore(onThemeChange, readTheme, readTheme);
  return [
    {
      kind: 'menu',
      label: t('language'),
      icon: <Languages />,
      entries: locales.map(({ code, name }) => ({
        kind: 'choice',
        label: name,
        checked: code === current,
        onSelect: () => {
          rememberLanguage(code);
          void navigate(inLanguage(code, place), { preventScrollReset: true });
        },
      })),
    },
    {
      kind: 'menu',
      label: t('theme'),
      icon: <SunMoon />,
      entries: themes.map((value) => ({
        kind: 'choice',
        label: t(value),
        checked: value === theme,
        onSelect: () => chooseTheme(value),
      })),
    },
  ];
}

function useMailEntry(open: boolean): readonly MenuEntry[] {
  const t = useTranslations('dashboard.user');
  const { known, change } = usePreferences(open);
  if (known === null) return [];
  const { mail_when_done } = known;
  const onSelect = () => change({ mail_when_done: !mail_when_done });
  return [{ kind: 'choice', label: t('mail'), icon: <MailCheck />, checked: mail_when_done, onSelect }];
}
