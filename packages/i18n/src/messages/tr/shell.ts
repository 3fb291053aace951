import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/shell.ts';

export default {
  skip: 'İçeriğe geç',
  home: '{product}, ana sayfa',
  navigation: 'Ana menü',
  menu: {
    open: 'Menüyü aç',
    close: 'Menüyü kapat',
  },
  tools: 'Araçlar',
  pageInEnglish: 'Bu sayfa şimdilik İngilizce.',
  signIn: 'Giriş yap',
  dashboard: 'Çalışma alanı',
  language: {
    choose: 'Dil: {name}',
    title: 'Dil',
  },
  theme: {
    toDark: 'Koyu temayı kullan',
    toLight: 'Açık temayı kullan',
  },
  opening: {
    title: '{product} açılıyor',
    label: 'Yükleme ilerlemesi',
    initializing: 'Başlatılıyor…',
    components: 'Bileşenler yükleniyor…',
    content: 'İçerik hazırlanıyor…',
    almost: 'Neredeyse hazır…',
    ready: 'Hazır!',
  },
  notices: {
    label: 'Bildirimler',
    close: 'Kapat',
    error: 'Hata',
    partFailed: 'Sayfanın bu bölümü yüklenemedi. Lütfen sayfayı yenileyin.',
    reload: 'Yenile',
  },
  footer: {
    title: 'Tüm sayfalar',
    promise: 'Ürün bilgilerinizden reklam metinleri ve görselleri, her platforma hazır.',
    licence: 'AGPL sürüm 3 veya üstü ile özgür yazılım.',
  },
} satisfies MessagesOf<typeof english>;
