import { customPinyin, pinyin } from 'pinyin-pro';

/**
 * Words of ads in which a sign with two readings was given the other one: hair is fà and to send is fā, to cut is qiē and
 * surely is qiè. In both scripts where they differ.
 */
const words: Readonly<Record<string, readonly string[]>> = {
  'huán kuǎn': ['还款'],
  'huán qián': ['还钱'],
  'zhǎng de': ['长得', '長得'],
  'zhǎng gāo': ['长高', '長高'],
  'zhǎng ròu': ['长肉', '長肉'],
  'zhǎng pàng': ['长胖', '長胖'],
  'zhǎng dòu': ['长痘', '長痘'],
  'zhǎng yá': ['长牙', '長牙'],
  'dào chū': ['倒出'],
  'dào rù': ['倒入'],
  'dào shuǐ': ['倒水'],
  'dào diào': ['倒掉'],
  'dào jì shí': ['倒计时', '倒計時'],
  'hù fà': ['护发'],
  'xǐ fà': ['洗发'],
  'rǎn fà': ['染发'],
  'xiù fà': ['秀发'],
  'hēi fà': ['黑发'],
  'bái fà': ['白发'],
  'fà zhì': ['发质'],
  'fà sī': ['发丝'],
  'fà gēn': ['发根'],
  'fà wěi': ['发尾'],
  'fà mó': ['发膜'],
  'fà liàng': ['发量'],
  'qiē kāi': ['切开', '切開'],
  'qiē kuài': ['切块', '切塊'],
  'qiē sī': ['切丝', '切絲'],
  'qiē chéng': ['切成'],
  'qiē suì': ['切碎'],
  'qiē cài': ['切菜'],
  'zhān tiē': ['粘贴'],
  'zhān zài': ['粘在'],
  'zhān zhù': ['粘住'],
  'zhān máo': ['粘毛'],
  'bù zhān': ['不粘'],
  'chéng fàn': ['盛饭', '盛飯'],
  'chéng tāng': ['盛汤', '盛湯'],
  'chéng shuǐ': ['盛水'],
  'qīng báo': ['轻薄'],
  'zhòng cǎo': ['种草', '種草'],
  'chóng sù': ['重塑'],
  'yǒu kòng': ['有空'],
  'yǒu kōng jiān': ['有空间', '有空間'],
  'yǒu kōng tiáo': ['有空调', '有空調'],
  'jiāo nǐ': ['教你'],
  'jiāo nín': ['教您'],
  'pū shàng': ['铺上', '鋪上'],
  'jì shàng': ['系上'],
  'jì jǐn': ['系紧'],
  'zā tóu fa': ['扎头发'],
  'lòu chū': ['露出'],
  'shū fu': ['舒服'],
};

customPinyin(
  Object.fromEntries(Object.entries(words).flatMap(([read, written]) => written.map((word) => [word, read]))),
);

/** Things whose 子 has no tone of its own (鞋子), unlike that of 电子 or 亲子; the dictionary does not know all of them. */
const things = new Set('袋鞋靴裤褲裙箱刀梳毯垫墊帘簾果橙桃李栗橘柚包饺餃粽肚罐勺锅鍋管褥');

/** After these 只 counts (三只, zhī); anywhere else it means only (zhǐ), which the dictionary knows of few words. */
const counting = new Set('零一二两兩三四五六七八九十百千万萬半几幾多每整这這那哪单單船');

/** After these 得 says how (跑得快) and has no tone of its own, unless what follows makes another word of it (得到). */
const doing = new Set(
  '跑睡吃喝用擦看买買卖賣洗穿做说說写寫走听聽拍煮晒曬开開切煎烤炸炒蒸榨打磨吹玩住学學变變笑飞飛画畫唱坐站跳扛经經装裝放贴貼收存冻凍烘涂塗抹敷染养養种種剪',
);
const getting = new Set('到了以分知出益');

export type ReadSign = { readonly pinyin: string; readonly num: number; readonly isZh: boolean };

/** The signs of a sentence with their readings, as they change beside each other; `num` is the tone, 0 where there is none. */
export function readChinese(sentence: string): readonly ReadSign[] {
  return pinyin(sentence, { type: 'all', toneSandhi: true }).map((one, index, all) => {
    const [last, next] = [all[index - 1]?.origin ?? '', all[index + 1]?.origin ?? ''];
    if (one.origin === '子' && things.has(last)) return { ...one, num: 0 };
    if (one.origin === '得' && doing.has(last) && !getting.has(next)) return { ...one, num: 0 };
    return one.origin === '只' && !counting.has(last) ? { ...one, num: 3 } : one;
  });
}
