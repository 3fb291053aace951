/**
 * What people would type, and the product whose ads they should find: `words => product`. Typing errors, other forms of
 * a word and words without their accents are among them on purpose.
 */
export const relevanceQueries: Readonly<Record<string, string>> = {
  en: `
wireless headphones => headphones
headphnes => headphones
quiet the street => headphones
40 hours on one charge => headphones
night cream dry skin => cream-jar
creams for sensitive skin => cream-jar
scented candle => candle
soy wax => candle
"cotton wick" => candle
sparkling water => soda-can
yuzu => soda-can
no sugar => soda-can
coffee mugs => mug
dishwasher => mug
washable sneakers => sneaker
walking shoe => sneaker
desk lamp => desk-lamp
reading at night => desk-lamp
bergamot perfume => perfume
lounge chair => chair
recycled bottles => chair
portable speaker => speaker
rainproof => speaker
steel watter bottle => thermos
keeps tea hot => thermos
Haldenfort => watch
sapphire glass watch => watch
face oil => serum-bottle`,
  de: `
kabellose kopfhörer => headphones
kopfhoerer => headphones
nachtcreme => cream-jar
duftkerze => candle
schreibtischlampen => desk-lamp
waschbare sneaker => sneaker
lautsprecher => speaker
trinkflasche => thermos
saphirglas => watch
gesichtsöl => serum-bottle`,
  fr: `
casque sans fil => headphones
creme de nuit => cream-jar
bougie figue => candle
lampe de bureau => desk-lamp
enceinte portable => speaker
gourde en acier => thermos
montre => watch
fauteuil => chair
tasse => mug`,
  es: `
auriculares inalambricos => headphones
crema de noche => cream-jar
velas => candle
zapatillas => sneaker
lámpara => desk-lamp
altavoz => speaker
botella térmica => thermos
reloj de acero => watch`,
  ja: `
ワイヤレスヘッドホン => headphones
ナイトクリーム => cream-jar
キャンドル => candle
腕時計 => watch
デスクライト => desk-lamp
スニーカー => sneaker
炭酸水 => soda-can`,
  kr: `
무선 헤드폰 => headphones
나이트 크림 => cream-jar
손목시계 => watch
스피커 => speaker
텀블러 => thermos`,
  cn: `
无线耳机 => headphones
晚霜 => cream-jar
香薰蜡烛 => candle
台灯 => desk-lamp
保温杯 => thermos
运动鞋 => sneaker
气泡水 => soda-can`,
  ar: `
سماعات لاسلكية => headphones
شمعة => candle
ساعة يد => watch
كريم ليلي => cream-jar`,
};
