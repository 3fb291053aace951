import type { AdAnalysis, AdAudience } from '@adwright/contract/library/analysis.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';

/**
 * What ads call the people they are for, in the languages that the product speaks. Only whole words that mean nothing
 * else count: an ad that names nobody says so by its category and where it runs.
 */
const words: Readonly<Record<AdAudience, readonly string[]>> = {
  parents: [
    'parents?|moms?|mums?|dads?|toddlers?|bab(?:y|ies)|kids|children|famil(?:y|ies)',
    'eltern|mamas?|papas?|kinder|kindern|familien?|babys?',
    'parents|mamans?|papas?|enfants?|bébés?|familles?',
    'padres|madres|mamás?|papás?|niños|bebés?|familias?|pais|mães|crianças|famílias?|filhos',
    'genitori|mamme|bambini|famiglie|neonati|ouders|kinderen|gezinnen',
    'родител(?:и|ей|ям)|мам(?:ы|ам)?|дет(?:и|ей|ям)|малыш(?:и|ей)?|anne(?:ler)?|ebeveyn(?:ler)?|çocuk(?:lar)?|orang tua|ibu|anak-anak',
  ],
  women: [
    'women|woman|ladies|damen|frauen|femmes?|mujer(?:es)?|mulher(?:es)?|donne?|vrouwen|женщин(?:ы|ам)?|kadın(?:lar)?|wanita',
  ],
  men: ['men|men’s|gentlemen|herren|männer|hommes?|hombres?|homens?|uomini|mannen|мужчин(?:ы|ам)?|erkekler|pria'],
  students: [
    'students?|studierende|studenten|étudiant(?:e?s)?|estudiantes?|estudantes?|studenti|студент(?:ы|ам|ов)|öğrenci(?:ler)?|mahasiswa|pelajar',
  ],
  businesses: [
    'business(?:es)?|teams?|companies|startups?|founders?|agenc(?:y|ies)|unternehmen|agenturen|entreprises?|équipes?|empresas?|equipos?|equipes?|aziende|imprese|bedrijven|компани(?:и|й|ям)|бизнес(?:а|у)?|şirket(?:ler)?|ekip(?:ler)?|bisnis|perusahaan',
  ],
  professionals: [
    'professionals?|freelancers?|creators?|designers?|developers?|profis|freiberufler|freelances?|professionnels?|profesionales|profissionais|professionisti|professionals|специалист(?:ы|ам|ов)|profesyonel(?:ler)?|profesional',
  ],
  pet_owners: [
    'pets?|dogs?|cats?|pupp(?:y|ies)|hunde?|katzen?|haustiere?|chiens?|chats?|perros?|gatos?|mascotas?|cachorros?|cani|gatti|honden|katten|собак(?:и|ам)?|кошк(?:и|ам)|köpek(?:ler)?|kedi(?:ler)?|anjing|kucing',
  ],
  athletes: [
    'runners?|athletes?|cyclists?|hikers?|gym|workouts?|läufer|sportler|training|coureurs?|sportifs?|randonneurs?|corredores|atletas?|deportistas?|sportivi|runner|hardlopers|sporters|бегун(?:ы|ов)|спортсмен(?:ы|ов)|koşucu(?:lar)?|sporcu(?:lar)?|pelari',
  ],
  travelers: [
    'travell?ers?|trips?|vacations?|holidays?|getaways?|reisende|reisen?|urlaub|voyageurs?|voyages?|vacances|viajeros?|viajes?|vacaciones|viajantes?|viagens|férias|viaggiatori|viaggi|vacanze|reizigers?|vakantie|путешестви(?:я|й)|отпуск|seyahat|tatil|wisatawan|liburan',
  ],
  beginners: [
    'beginners?|newbies|anfänger|einsteiger|débutant(?:e?s)?|principiantes?|iniciantes?|principianti|beginners|новичк(?:и|ам|ов)|yeni başlayanlar|pemula',
  ],
  gift_givers: [
    'gifts?|giftable|geschenke?|cadeaux?|regalos?|presentes|regali|cadeaus?|подарк(?:и|ов)|подарок|hediye(?:ler)?|hadiah|kado',
  ],
};

/** Writing without spaces, and Arabic with its joined articles: what is looked for stands anywhere. */
const unspaced: Readonly<Record<AdAudience, RegExp>> = {
  parents:
    /ママ|パパ|子ども|子供|赤ちゃん|家族|부모|엄마|아빠|아이|아기|가족|妈妈|媽媽|爸爸|孩子|宝宝|寶寶|家庭|أطفال|عائل|الأهل|الأم/u,
  women: /女性|レディース|여성|女士|女生|نساء|للمرأة|سيدات/u,
  men: /男性|メンズ|남성|男士|男生|رجال/u,
  students: /学生|學生|학생|طلاب|طالب/u,
  businesses: /企業|企业|会社|チーム|ビジネス|기업|회사|团队|團隊|شركات|أعمال|فريق/u,
  professionals: /プロ(?!グ|テ|セ|モ)|クリエイター|전문가|크리에이터|专业人士|專業人士|设计师|設計師|محترف/u,
  pet_owners: /ペット|愛犬|愛猫|犬|猫|반려|강아지|고양이|宠物|寵物|狗狗|猫咪|貓咪|حيوانات أليفة|قطط|كلاب/u,
  athletes: /ランナー|アスリート|ジム|러너|운동선수|헬스|跑者|跑步|健身|عداء|رياضي/u,
  travelers: /旅行|旅(?:に|の)|여행|휴가|旅游|旅遊|度假|سفر|مسافر|عطل/u,
  beginners: /初心者|초보|新手|初学者|初學者|مبتدئ/u,
  gift_givers: /ギフト|プレゼント|贈り物|선물|礼物|禮物|送礼|送禮|هدية|هدايا/u,
};

const spaced = Object.fromEntries(
  Object.entries(words).map(([group, lists]) => [
    group,
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${lists.join('|')})(?![\p{L}\p{N}])`, 'iu'),
  ]),
) as Readonly<Record<AdAudience, RegExp>>;

const mostGroups = 3;
const mostCountries = 5;

/** Whom an ad speaks to: whom it names, what they are interested in, and where it is shown. */
export function audienceOf(
  ad: Pick<LibraryAd, 'headline' | 'body' | 'description' | 'category' | 'language' | 'countries'>,
): AdAnalysis['audience'] {
  const text = `${ad.headline}\n${ad.body}\n${ad.description}`.normalize('NFC');
  const groups = (Object.keys(words) as AdAudience[]).filter(
    (group) => spaced[group].test(text) || unspaced[group].test(text),
  );
  return {
    groups: groups.slice(0, mostGroups),
    interest: ad.category,
    language: ad.language,
    countries: ad.countries.slice(0, mostCountries),
  };
}
