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
  myAds: 'Koleksiyonum',
  logIn: 'Giriş yap',
  myAdsPage: {
    description: 'Kütüphaneden kaydettiğiniz reklamlar tek yerde.',
    signedOut: 'Koleksiyonunuzu görmek için giriş yapın',
    signedOutText: 'Kaydettiğiniz reklamlar hesabınızda durur.',
  },
} satisfies MessagesOf<typeof english>;
