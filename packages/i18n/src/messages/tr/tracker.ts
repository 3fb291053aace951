import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tracker.ts';

export default {
  signIn: {
    title: 'Markaları ve aramaları takip edin',
    text: 'Yeni, değişen ve yayından kalkan reklamları görmek ve e-postayla haber almak için giriş yapın.',
    action: 'Giriş yap',
  },
  example: {
    title: 'Örnek: {name} takibi',
    text: 'Reklam kütüphanesinden, son 12 ay.',
  },
  form: {
    kind: 'Neyi takip etmek istiyorsunuz?',
    brand: 'Marka',
    domain: 'Web sitesi',
    keyword: 'Anahtar kelimeler',
    placeholder: { brand: 'Marka adı', keyword: 'koşu ayakkabısı' },
    wrong: {
      brand: 'Bir marka adı girin.',
      domain: 'Bir web sitesi girin, örneğin example.com.',
      keyword: 'En az bir kelime girin.',
    },
    follow: 'Takip et',
  },
  following: 'Takip edilenler',
  empty: {
    title: 'Henüz hiçbir şeyi takip etmiyorsunuz',
    text: 'Yukarıya bir marka, web sitesi veya anahtar kelimeler girin ya da reklam kütüphanesinde bir aramayı takip edin.',
  },
  period: 'Dönem',
  lastDays: 'Son {count, plural, one {# gün} other {# gün}}',
  openSearch: 'Reklam kütüphanesinde aç',
  unfollow: 'Takibi bırak',
  emails: 'Bir şey değişince bana e-posta gönder',
  emailsHint: 'Günde en fazla bir kez. Her e-postada abonelikten çıkma bağlantısı vardır.',
  failed: 'Bunu yükleyemedik.',
  retry: 'Tekrar dene',
  none: {
    title: 'Reklam bulunamadı',
    text: 'Reklam kütüphanesinde bununla ilgili henüz reklam yok. Kontrol etmeye devam edeceğiz.',
  },
  newestOnly: 'Bulunan en yeni reklamlara göre.',
  nothing: 'Bu dönemde bir şey yok.',
  news: 'Haberler',
  tab: '{name} ({count, number})',
  stats: { running: 'Şu an yayında', started: 'Yeni', changed: 'Değişen', stopped: 'Yayından kalkan' },
  charts: {
    activity: 'Aylara göre aktif reklamlar',
    started: 'O ay başlayan',
    activityOf: '{month}: {running, number} aktif, {started, number} yeni',
    formats: 'Biçimler',
    durations: 'Yayın süresi',
    days: '{from, number}–{to, number} gün',
    daysFrom: '{from, number} gün ve üzeri',
  },
  emailsOff: '{name} hakkındaki e-postalar kapatıldı.',
  linkGone: 'Bu bağlantı artık çalışmıyor.',
} satisfies MessagesOf<typeof english>;
