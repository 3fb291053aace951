/** id | what it is | description | benefits ; … | audience */
export const products = `
serum-bottle | Brightening Face Oil | A light facial oil that sinks in within a minute and leaves skin even and bright. | Sinks in within a minute ; No scent, no silicone ; One bottle lasts three months | people with dry or uneven skin
soda-can | Yuzu Sparkling Water | Sparkling spring water with the juice of real yuzu and nothing else. | Real yuzu juice ; No sugar, no sweetener ; Cans that recycle again and again | people who are done with soda
candle | Fig & Cedar Candle | A hand-poured candle in smoked glass that smells of ripe fig and cedar wood. | Burns for 55 hours ; Soy wax, cotton wick ; The glass lives on as a tumbler | people who want a calm evening at home
mug | Stoneware Coffee Mug | A stoneware mug, half glazed and half bare, made to be used every morning. | Holds 350 ml ; Safe in the dishwasher ; Keeps coffee warm | people who begin the day with coffee
watch | Field Watch | A slim steel watch with a deep blue dial and a strap of vegetable-tanned leather. | Sapphire glass ; Water resistant to 50 m ; A strap that changes without tools | people who want one watch for every day
headphones | Wireless Headphones | Light over-ear headphones that silence the street and play for days. | 40 hours on one charge ; Quiets the street ; Folds into a coat pocket | people who commute or work in open offices
sneaker | Knit Sneaker | A knitted sneaker that weighs as much as an apple and washes in the machine. | 190 g a shoe ; Washes at 30 °C ; No need to break it in | people who walk a lot
desk-lamp | Desk Lamp | A steel desk lamp with one clean curve and a warm light that dims to a glow. | Dims to a glow ; Steel, made to be repaired ; Uses 6 watts | people who work or read at night
perfume | Amber Eau de Toilette | A warm amber scent with bergamot on top that stays close to the skin. | Stays for eight hours ; Bergamot, amber, vetiver ; A bottle to refill | people looking for a scent of their own
cream-jar | Night Repair Cream | A rich night cream with ceramides that repairs while you sleep. | Softer skin in the morning ; Tested on sensitive skin ; A jar to refill | people with dry skin
chair | Lounge Chair | A soft tub of recycled bouclé on an ash base that turns, made to sit in for a whole evening. | Made of recycled bottles ; Turns all the way round ; Covers that wash | people furnishing a first home
speaker | Portable Speaker | A speaker the size of a mug that fills a room and shrugs off rain. | Plays for 20 hours ; Rainproof ; Pair two for stereo | people who take music along
thermos | Steel Water Bottle | A steel bottle with two walls that keeps tea hot till night and water cold all day. | Keeps hot for 12 hours ; Never leaks ; Holds half a liter | people on the move
`;
