import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/campaigns.ts';

export default {
  label: 'Kampanyalar',
  all: 'Tüm çalışmalar',
  favorites: 'Favoriler',
  none: 'Kampanyasız',
  create: 'Yeni kampanya',
  count: '{count, plural, one {# öğe} other {# öğe}}',
  name: 'Ad',
  color: 'Renk',
  colors: {
    red: 'Kırmızı',
    orange: 'Turuncu',
    green: 'Yeşil',
    blue: 'Mavi',
    purple: 'Mor',
    gray: 'Gri',
  },
  save: 'Kaydet',
  close: 'Kapat',
  edit: 'Düzenle',
  delete: 'Sil',
  favor: 'Favorilere ekle',
  unfavor: 'Favorilerden çıkar',
  menu: '{name} için diğer seçenekler',
  confirmDelete: '“{name}” kampanyası silinsin mi? Çalışmaları Çalışmalarım’da kalır.',
  empty: {
    title: 'Bu kampanya boş',
    text: 'Çalışma seçip buraya taşıyın.',
  },
  bulk: {
    nothing: 'Henüz indirilecek bir şey yok. Bitmesini bekleyin.',
    label: 'Seçim',
    selected: '{count, plural, one {# seçildi} other {# seçildi}}',
    clear: 'Seçimi temizle',
    move: 'Kampanyaya taşı',
    download: 'İndir',
    moved: '{name} kampanyasına taşındı',
    deleted: '{count, plural, one {# öğe silindi} other {# öğe silindi}}',
    undo: 'Geri al',
  },
} satisfies MessagesOf<typeof english>;
