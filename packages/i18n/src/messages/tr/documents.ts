import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/documents.ts';

export default {
  status: {
    loading: 'Yükleniyor',
    saved: 'Kaydedildi',
    saving: 'Kaydediliyor…',
    offline: 'Çevrimdışısınız. Değişiklikleriniz bu cihazda saklanıyor.',
    failed: 'Değişikliklerinizi kaydedemedik.',
  },
  outdated: 'Bu sayfa güncel değil. Düzenlemeye devam etmek için yenileyin.',
  reload: 'Yenile',
  tryAgain: 'Tekrar dene',
  conflict: {
    title: 'Daha yeni bir sürüm var',
    text: 'Aynı öğeyi başka bir sekmede veya cihazda değiştirdiniz.',
    keepMine: 'Benim sürümümü koru',
    takeTheirs: 'Yeni sürümü kullan',
  },
  history: {
    title: 'Sürüm geçmişi',
    about: 'Yaptığınız her değişiklik burada bir sürüm olarak saklanır.',
    close: 'Kapat',
    loading: 'Sürümler yükleniyor',
    failed: 'Sürüm geçmişini yükleyemedik.',
    current: 'Geçerli',
    exported: 'Dışa aktarıldı',
    restored: 'Geri yüklendi',
    restore: 'Geri yükle',
    version: 'Sürüm {revision, number}',
    restoreThis: '{time} tarihli sürümü geri yükle',
  },
} satisfies MessagesOf<typeof english>;
