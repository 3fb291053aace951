import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/app-shell.ts';

export default {
  label: 'Ana menü',
  open: 'Kenar çubuğunu aç',
  close: 'Kenar çubuğunu kapat',
  collapse: 'Kenar çubuğunu gizle',
  expand: 'Kenar çubuğunu göster',
  more: 'Diğer',
  allPages: 'Tüm sayfalar',
  dashboard: 'Çalışma alanı',
  myAds: 'Reklamlarım',
  logIn: 'Giriş yap',
  myAdsPage: {
    description: '{product} ile oluşturduğunuz her şey tek yerde.',
    signedOut: 'Reklamlarınızı görmek için giriş yapın',
    signedOutText: 'Çalışmalarınız hesabınızda saklanır.',
  },
} satisfies MessagesOf<typeof english>;
