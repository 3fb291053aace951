/** What is large stands on a floor: on a table it looks like a toy. */
export type ProductKind = 'beauty' | 'food' | 'home' | 'sport' | 'tech' | 'fashion' | 'large';

/**
 * Beginnings of words, or whole short ones, by which shops of the fifteen languages name such products. Only for choosing where one is
 * photographed: what is not known here is shown where anything can stand.
 */
const words: Record<ProductKind, string> = {
  beauty:
    'serum sérum suero siero cream creme crème crema lotion loción lozione loção shampoo champú shampoing xampu soap seife jabón savon sapone sabonete zeep skin hautpflege gesicht peau piel pelle pele huid perfum parfum profum parfüm lippen lipstick mascara makeup maquill maquiag moistur cleanser sunscreen deodor zahn toothpaste кож крем сыворотк шампун мыло парфюм космет cilt krem şampuan sabun kulit krim sampo 美容液 化粧 クリーム シャンプー 石鹸 香水 スキンケア 세럼 크림 샴푸 비누 향수 화장 스킨 精华 面霜 洗发 香皂 护肤 口红 精華 洗髮 護膚 سيروم كريم شامبو صابون عطر بشرة',
  food: 'coffee kaffee café caffè koffie kopi kahve кофе コーヒー 커피 咖啡 قهوة chocolat schoko cioccolat шоколад çikolata cokelat チョコ 초콜릿 巧克力 شوكولا honey honig miel miele мёд 蜂蜜 はちみつ 꿀 عسل juice saft zumo succo suco snack granola muesli müsli olive wine wein vino vinho wijn вино şarap ワイン 와인 葡萄酒 beer bier bière cerveza birra cerveja пиво bira ビール 맥주 啤酒 cheese käse fromage queso formaggio queijo sauce salsa spice gewürz cookie keks biscuit galleta biscott biscoito koekje печенье kurabiye biskuit クッキー 쿠키 饼干 餅乾 بسكويت tea thé chá чай çay お茶 紅茶 녹차 茶叶 茶葉 شاي food lebensmittel 食品 식품',
  home: 'mug tasse taza tazza caneca кружк kupa cangkir マグ 머그 马克杯 馬克杯 كوب candle kerze vela bougie candela kaars свеч lilin キャンドル 캔들 蜡烛 蠟燭 شمعة vase jarrón vaso ваза vazo vas 花瓶 꽃병 مزهرية lamp lampe lámpara lampada luminária ламп ランプ 램프 台灯 檯燈 مصباح pillow kissen almohada oreiller cuscino travesseiro kussen подушк yastık bantal 枕 베개 枕头 枕頭 وسادة knife messer cuchillo couteau coltello нож pan pfanne sartén poêle padella tava wajan plant pflanze blanket decke',
  sport:
    'sport fitness gym yoga workout dumbbell hantel protein proteína protéine proteïne whey training entrenam entraîn allenament treino спорт трениров фитнес протеин йога spor antrenman olahraga スポーツ フィットネス プロテイン ヨガ 운동 스포츠 프로틴 단백질 요가 运动 健身 蛋白 瑜伽 運動 رياض لياقة بروتين',
  tech: 'headphone earphone earbud kopfhörer ohrhörer auricular écouteur casque cuffie fone koptelefoon oordop наушник kulaklık ヘッドホン イヤホン 이어폰 헤드폰 耳机 耳機 سماع keyboard tastatur teclado clavier tastiera toetsenbord клавиатур klavye キーボード 키보드 键盘 鍵盤 laptop smartphone telefon teléfono téléphone телефон スマホ 스마트폰 手机 手機 هاتف charger ladegerät cargador chargeur caricabatter carregador oplader зарядк şarj 充電 충전 充电 شاحن usb bluetooth speaker lautsprecher altavoz enceinte колонк hoparlör スピーカー 스피커 音箱 camera kamera cámara caméra câmera камер カメラ 카메라 相机 相機 كاميرا',
  fashion:
    'watch uhr reloj montre orologio relógio horloge часы saat 腕時計 시계 手表 手錶 ساعة necklace halskette collier collana jewel schmuck joya bijou gioiell sieraad украшен mücevher perhiasan アクセサリー 주얼리 首饰 珠寶 مجوهرات handbag handtasche bolso borsa сумк çanta バッグ 가방 حقيبة shoe schuh zapat chaussure scarp sapato schoen обувь кроссов ayakkabı sepatu シューズ 신발 鞋 حذاء sneaker dress kleid vestido robe abito sunglass sonnenbrille 連衣裙 连衣裙',
  large:
    'chair armchair sofa couch stool stuhl sessel silla sillón chaise fauteuil canapé sedia poltrona divano cadeira stoel стул кресл диван sandalye koltuk kanepe kursi 椅子 椅 ソファ 의자 소파 沙发 沙發 كرسي أريكة wardrobe kleiderschrank armario armoire armadio kledingkast шкаф dolap lemari mattress matratze colchón matelas materasso colchão matras матрас yatak kasur マットレス 매트리스 床垫 床墊 مرتبة bicycle fahrrad bicicleta bicicletta vélo fiets велосипед bisiklet sepeda 自転車 자전거 自行车 自行車 دراجة',
};

/** Words that are not parted by spaces are found anywhere. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Other words begin with these: "pan" is no beginning of pants, nor "tea" of a team. */
const isShort = (word: string): boolean => /^\p{Script=Latin}{1,3}$/u.test(word);

const patterns = Object.entries(words).map(([kind, list]) => {
  const all = list.split(' ');
  const within = all.filter((word) => unparted.test(word)).join('|');
  const parted = all
    .filter((word) => !unparted.test(word))
    .map((word) => (isShort(word) ? `${word}s?(?![\\p{L}\\p{M}])` : word))
    .join('|');
  // The article is part of an Arabic word.
  return [kind as ProductKind, new RegExp(`(?<![\\p{L}\\p{M}])(?:ال)?(?:${parted})|${within}`, 'giu')] as const;
});

type Told = { readonly title: string; readonly description: string };

/**
 * What kind of thing the words tell of: the kind most of them name, null where none does or two do alike. What is called
 * a chair stays one, however many lamps and cushions are told of beside it.
 */
export function kindOfProduct({ title, description }: Told): ProductKind | null {
  return kindNamed(title) === 'large' ? 'large' : kindNamed(`${title} ${description}`);
}

function kindNamed(words: string): ProductKind | null {
  const text = words.toLowerCase();
  const counts = patterns
    .map(([kind, pattern]) => ({ kind, count: new Set(text.match(pattern)).size }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.kind : null;
}
