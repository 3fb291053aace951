import type { Messages as AllMessages } from './areas.ts';

/** Makes `useTranslations('<area>')` know every key and every ICU argument of the English messages. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: AllMessages;
  }
}
