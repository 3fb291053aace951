import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/tool-form.ts';

export default {
  cost: '{credits, plural, =0 {ücretsiz} one {# kredi} other {# kredi}}',
  actionWithCost: '{action} · {cost}',
  signInFirst: 'Önce giriş yaparsınız. Doldurduklarınız kalır.',
  optional: 'isteğe bağlı',
  offline: 'Çevrimdışısınız. Bağlantı dönünce devam eder.',
  tooFewCredits: 'Bu {cost} tutar, sizde {credits, number} var.',
  starting: 'Başlatılıyor',
  queued: 'Sırasını bekliyor',
  cancel: 'Durdur',
  cancelled: 'Durduruldu. Hiçbir ücret alınmadı.',
  failed: 'Olmadı.',
  tryAgain: 'Yeniden dene',
  result: 'Sonuç',
  preview: 'Önizleme',
  previewFree: 'Siz yazdıkça değişir. Bakmak ücretsizdir.',
  download: '{name} indir',
  copied: 'Kopyalandı',
  copyFailed: 'Tarayıcınız kopyalamaya izin vermedi',
  decrease: 'Azalt',
  increase: 'Artır',
  missing: 'Lütfen burayı doldurun.',
  tooLong: 'En fazla {max, plural, one {# karakter} other {# karakter}}.',
  tooShort: 'En az {min, plural, one {# karakter} other {# karakter}}.',
  invalid: 'Bu doğru görünmüyor.',
} satisfies MessagesOf<typeof english>;
