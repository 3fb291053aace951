/** Products as people of each market type them: product | description | benefits ; … | audience | offer | price | proof. */
import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { brief, englishProducts } from './products.ts';

const lines: Readonly<Record<Exclude<LocaleCode, 'en'>, string>> = {
  de: `
Schreibtischlampe Kestrel | Eine schlanke Schreibtischlampe mit handgebogenem Eichenarm. | Warmes Licht, dimmbar bis auf 2 Prozent ; Eichenarm, von Hand gebogen ; Passt flach in die Schublade | Menschen, die abends zu Hause arbeiten | 15 % Rabatt diese Woche | 89 € |
Alba Nachtcreme - 50 ml | Pflegt trockene Haut über Nacht. | Zieht in Sekunden ein ; Parfümfrei ; Für Frauen mit sensibler Haut | Frauen ab 40 mit trockener Haut | | ab 29 € | Dermatologisch getestet
Tally | Tally ist eine App für Rechnungen. | Spart 3 Stunden Papierkram pro Woche ; Schneller bezahlt werden ; Läuft in 40 Währungen | Selbstständige | Erster Monat gratis | 9 € im Monat | 4,8 auf Trustpilot
Merinosocken | | Keine Blasen ; Weiche Merinowolle ; Trocknen in 2 Stunden | Wanderer | | 24 € |
Brava Cold Brew | Kaffee in kleinen Chargen. | 18 Stunden gezogen ; Ohne Zucker ; Halb so viel Säure | | 5 kaufen, 6 bekommen | 4,50 € |
Wasserkocher Aldermoor | | Kocht 1 Liter in 3 Minuten ; Hält Wasser 60 Minuten warm ; Auslaufsicher | Teetrinker | | 54,90 € | Testsieger 2025 (Haus & Küche)
Nordlicht Festival | Zwei Tage Livemusik am See. | 40 Acts auf 3 Bühnen ; Gratis-Shuttle ab Hauptbahnhof ; Kinder unter 12 frei | | | 120 € |
iRoam eSIM | | Daten in 140 Ländern ; Startet in 2 Minuten ; Eigene Nummer behalten | Vielreisende | | 12 € |
Lagerhelden | Software für wachsende Händler. | Synchronisiert Shopify in 2 Minuten ; Senkt Restbestände um 30 % | Händlerteams | | | 1.200 Shops vertrauen darauf
Der Putzdienst | | Buchbar am selben Tag ; Nur geprüfte Reinigungskräfte | jeder Haushalt | 30 € Rabatt auf den ersten Termin | |`,
  fr: `
Lampe de bureau Kestrel | Une lampe de bureau fine, au bras de chêne cintré à la main. | Lumière chaude, réglable jusqu’à 2 % ; Bras en chêne, cintré à la main ; Se replie à plat dans un tiroir | celles et ceux qui travaillent chez eux le soir | −15 % cette semaine | 89 € |
Alba Crème de nuit - 50 ml | | Pénètre en quelques secondes ; Sans parfum ; Pour les peaux sensibles | les femmes de plus de 40 ans à la peau sèche | | dès 29 € | Testée sous contrôle dermatologique
Tally | Tally est une application de facturation. | Économisez 3 heures par semaine ; Relance les clients à votre place ; Gère 40 devises | les indépendants | Premier mois offert | 9 €/mois | 4,8 sur Trustpilot
Chaussettes en mérinos | | Zéro ampoule ; Laine douce ; Sèchent en 2 heures | randonneurs | | 24 € |
Café Brava | Un café infusé à froid. | Infusé 18 heures ; Sans sucre ajouté ; Deux fois moins acide | | 5 achetés, 1 offert | 4,50 € |
Gourde Fjord | | Garde les boissons fraîches 24 heures ; Bouchon étanche ; Passe au lave-vaisselle | les voyageurs | | 34 € | Notée 4,8 par 2 300 clients
Écouteurs Hush | | Réduisent le bruit ; 30 heures d’autonomie | | | 199 € |
Festival du Lac | Deux jours de musique au bord de l’eau. | 40 artistes sur 3 scènes ; Navette gratuite | | | 120 € |
iRoam eSIM | | Internet dans 140 pays ; Activation en 2 minutes | pour les grands voyageurs | | 12 € |
Huile d’olive Alma | | Pressée à froid ; Récoltée à la main ; Révèle les plats simples | | | 14,90 € | Médaille d’or Paris 2025`,
  es: `
Lámpara de escritorio Kestrel | Una lámpara fina con brazo de roble curvado a mano. | Luz cálida, regulable hasta el 2 % ; Brazo de roble curvado a mano ; Se pliega y cabe en un cajón | quienes trabajan en casa por la noche | 15 % de descuento esta semana | 89 € |
Crema de noche Alba - 50 ml | | Se absorbe en segundos ; Sin perfume ; Para pieles sensibles | mujeres de más de 40 con piel seca | | desde 29 € | Probada dermatológicamente
Tally | Tally es una app de facturación. | Ahorra 3 horas a la semana ; Cobra antes ; Funciona en 40 monedas | autónomos | Primer mes gratis | 9 €/mes | 4,8 en Trustpilot
Calcetines de merino | | Sin ampollas ; Lana suave ; Se secan en 2 horas | senderistas | | 24 € |
Café Brava | | Infusionado 18 horas ; Sin azúcar añadido ; La mitad de acidez | | Lleva 6, paga 5 | 4,50 € |
Botella Fjord | | Mantiene el frío 24 horas ; Tapa antifugas ; Apta para lavavajillas | viajeros | | 34 € | Valorada con 4,8 por 2.300 clientes
Festival del Lago | Dos días de música en directo. | 40 artistas en 3 escenarios ; Autobús gratis desde el centro | | | 120 € |
iRoam eSIM | | Datos en 140 países ; Se activa en 2 minutos | viajeros frecuentes | | 12 € |
Auriculares Hush | | Bloquean el ruido ; 30 horas de batería | | | 199 € |
Limpia Ya | Servicio de limpieza en Madrid. | Reserva el mismo día ; Solo productos vegetales | familias con poco tiempo | 30 € menos en la primera visita | |`,
  it: `
Lampada da scrivania Kestrel | Una lampada sottile con braccio in rovere curvato a mano. | Luce calda, regolabile fino al 2% ; Braccio in rovere curvato a mano ; Si ripiega e sta in un cassetto | chi lavora a casa la sera | -15% questa settimana | 89 € |
Crema notte Alba - 50 ml | | Si assorbe in pochi secondi ; Senza profumo ; Per pelli sensibili | donne over 40 con pelle secca | | da 29 € | Testata dermatologicamente
Tally | Tally è un’app per le fatture. | Fa risparmiare 3 ore a settimana ; Sollecita i pagamenti da sola ; Gestisce 40 valute | freelance | Primo mese gratis | 9 €/mese | 4,8 su Trustpilot
Calze in merino | | Niente vesciche ; Lana morbida ; Asciugano in 2 ore | escursionisti | | 24 € |
Caffè Brava | | Infuso 18 ore ; Senza zuccheri aggiunti ; Metà dell’acidità | | 5 più 1 gratis | 4,50 € |
Borraccia Fjord | | Mantiene il freddo 24 ore ; Tappo a prova di perdite ; Lavabile in lavastoviglie | viaggiatori | | 34 € | Voto 4,8 da 2.300 clienti
Festival del Lago | Due giorni di musica dal vivo. | 40 artisti su 3 palchi ; Navetta gratuita dal centro | | | 120 € |
iRoam eSIM | | Dati in 140 paesi ; Si attiva in 2 minuti | chi viaggia spesso | | 12 € |
Zaino Alpino | | Resiste alla pioggia ; Pesa 900 g ; Spallacci imbottiti | | | 119 € |
Olio Alma | | Estratto a freddo ; Raccolto a mano | | | 14,90 € | Medaglia d’oro 2025`,
  nl: `
Bureaulamp Kestrel | Een slanke bureaulamp met een handgebogen eiken arm. | Warm licht, dimbaar tot 2% ; Handgebogen eiken arm ; Past plat in een la | mensen die ’s avonds thuis werken | 15% korting deze week | € 89 |
Alba Nachtcrème - 50 ml | | Trekt in seconden in ; Parfumvrij ; Voor de gevoelige huid | vrouwen boven de 40 met een droge huid | | vanaf € 29 | Dermatologisch getest
Tally | Tally is een app voor facturen. | Bespaart 3 uur papierwerk per week ; Sneller betaald worden ; Werkt in 40 valuta’s | zzp’ers | Eerste maand gratis | € 9 per maand | 4,8 op Trustpilot
Merino sokken | | Geen blaren ; Zachte wol ; Drogen in 2 uur | wandelaars | | € 24 |
Brava koffie | | 18 uur getrokken ; Zonder suiker ; Half zo zuur | | 5 kopen, 1 gratis | € 4,50 |
Fjord drinkfles | | Houdt drankjes 24 uur koud ; Lekvrije dop ; Kan in de vaatwasser | forenzen | | € 34 | Beoordeeld met 4,8 door 2.300 klanten
Meerfestival | Twee dagen livemuziek aan het water. | 40 artiesten op 3 podia ; Gratis pendelbus | | | € 120 |
iRoam eSIM | | Data in 140 landen ; Start in 2 minuten | veelreizigers | | € 12 |
Voorraadhelden | Software voor winkels. | Koppelt Shopify in 2 minuten ; Verlaagt restvoorraad met 30% | winkelteams | | | 1.200 winkels vertrouwen erop
Schoonmaakdienst Fris | | Dezelfde dag geboekt ; Alleen gecontroleerde schoonmakers | drukke gezinnen | € 30 korting op het eerste bezoek | |`,
  pt: `
Luminária de mesa Kestrel | Uma luminária fina com braço de carvalho curvado à mão. | Luz quente, regulável até 2% ; Braço de carvalho curvado à mão ; Dobra e cabe na gaveta | quem trabalha em casa à noite | 15% de desconto nesta semana | R$ 489 |
Creme noturno Alba - 50 ml | | É absorvido em segundos ; Sem perfume ; Para peles sensíveis | mulheres com mais de 40 anos e pele seca | | a partir de R$ 89 | Testado dermatologicamente
Tally | Tally é um app de faturas. | Economiza 3 horas por semana ; Cobra os clientes por você ; Funciona em 40 moedas | autônomos | Primeiro mês grátis | R$ 29/mês | 4,8 no Trustpilot
Meias de merino | | Sem bolhas ; Lã macia ; Secam em 2 horas | trilheiros | | R$ 59 |
Café Brava | | Extraído a frio por 18 horas ; Sem açúcar ; Metade da acidez | | Leve 6, pague 5 | R$ 14,90 |
Garrafa Fjord | | Mantém a bebida gelada por 24 horas ; Tampa antivazamento ; Vai à lava-louças | quem vive na estrada | | R$ 189 | Nota 4,8 de 2.300 clientes
Festival do Lago | Dois dias de música ao vivo. | 40 artistas em 3 palcos ; Ônibus grátis do centro | | | R$ 320 |
iRoam eSIM | | Dados em 140 países ; Ativa em 2 minutos | viajantes | | R$ 49 |
Fone Hush | | Bloqueia o ruído ; Bateria de 30 horas | | | R$ 899 |
LimpaJá | Serviço de limpeza em São Paulo. | Agendamento no mesmo dia ; Profissionais verificados | famílias ocupadas | R$ 30 de desconto na primeira visita | |`,
  ru: `
Лампа Kestrel | Тонкая настольная лампа с дубовым плечом. | Тёплый свет с яркостью от 2 % ; Дубовое плечо, согнутое вручную ; Складывается и помещается в ящик | те, кто работает дома по вечерам | Скидка 15 % на этой неделе | 8 900 ₽ |
Ночной крем Alba - 50 мл | | Впитывается за секунды ; Без отдушек ; Для чувствительной кожи | женщины после 40 с сухой кожей | | от 2 900 ₽ | Проверено дерматологами
Tally | Tally — приложение для счетов. | Экономит 3 часа в неделю ; Напоминает клиентам об оплате ; Работает с 40 валютами | фрилансеры | Первый месяц бесплатно | 900 ₽ в месяц | 4,8 на Trustpilot
Носки из мериноса | | Никаких мозолей ; Мягкая шерсть ; Сохнут за 2 часа | туристы | | 1 490 ₽ |
Кофе Brava | | 18 часов холодной заварки ; Без сахара ; Вдвое меньше кислоты | | 6 по цене 5 | 350 ₽ |
Бутылка Fjord | | Держит холод 24 часа ; Герметичная крышка ; Можно мыть в посудомойке | занятые родители | | 2 400 ₽ | Оценка 4,8 от 2 300 покупателей
Фестиваль «Озеро» | Два дня живой музыки. | 40 артистов на 3 сценах ; Бесплатный автобус | | | 5 000 ₽ |
iRoam eSIM | | Интернет в 140 странах ; Включается за 2 минуты | путешественники | | 990 ₽ |
СкладОК | Учёт товаров для магазинов. | Подключает Shopify за 2 минуты ; Снижает остатки на 30 % | команды магазинов | | | Нам доверяют 1 200 магазинов
Чистый дом | | Уборка в день заказа ; Проверенные клинеры | семьи | Скидка 500 ₽ на первый визит | |`,
  tr: `
Kestrel Masa Lambası | Elde bükülmüş meşe kollu ince bir masa lambası. | %2’ye kadar kısılan sıcak ışık ; Elde bükülmüş meşe kol ; Katlanıp çekmeceye sığar | akşamları evde çalışanlar | Bu hafta %15 indirim | 2.890 TL |
Alba Gece Kremi - 50 ml | | Saniyeler içinde emilir ; Parfümsüz ; Hassas ciltler için | 40 yaş üstü kuru ciltli kadınlar | | 890 TL’den başlayan fiyatlarla | Dermatolojik olarak test edildi
Tally | Tally bir fatura uygulamasıdır. | Haftada 3 saat kazandırır ; Ödemeleri sizin yerinize hatırlatır ; 40 para biriminde çalışır | serbest çalışanlar | İlk ay ücretsiz | Aylık 290 TL | Trustpilot’ta 4,8
Merinos Çorap | | Su toplamaz ; Yumuşak yün ; 2 saatte kurur | doğa yürüyüşçüleri | | 490 TL |
Brava Soğuk Kahve | | 18 saat demlenir ; Şekersiz ; Yarı yarıya az asit | | 5 al 6 götür | 120 TL |
Fjord Matara | | İçecekleri 24 saat soğuk tutar ; Sızdırmaz kapak ; Bulaşık makinesinde yıkanır | yolcular | | 790 TL | 2.300 müşteriden 4,8 puan
Göl Festivali | Göl kenarında iki gün canlı müzik. | 3 sahnede 40 sanatçı ; Merkezden ücretsiz servis | | | 1.500 TL |
iRoam eSIM | | 140 ülkede internet ; 2 dakikada açılır | sık seyahat edenler | | 390 TL |
Depom | Mağazalar için stok yazılımı. | Shopify ile 2 dakikada eşleşir ; Fazla stoku %30 azaltır | mağaza ekipleri | | | 1.200 mağaza kullanıyor
Pırıl Temizlik | | Aynı gün randevu ; Onaylı temizlikçiler | yoğun aileler | İlk temizlikte 300 TL indirim | |`,
  id: `
Lampu Meja Kestrel | Lampu meja ramping dengan lengan kayu ek. | Cahaya hangat, bisa diredupkan hingga 2% ; Lengan kayu ek buatan tangan ; Terlipat rata ke dalam laci | orang yang bekerja malam di rumah | Diskon 15% minggu ini | Rp1.189.000 |
Krim Malam Alba - 50 ml | | Menyerap dalam hitungan detik ; Tanpa pewangi ; Untuk kulit sensitif | wanita di atas 40 tahun dengan kulit kering | | mulai Rp189.000 | Teruji secara dermatologis
Tally | Tally adalah aplikasi faktur. | Menghemat 3 jam seminggu ; Mengingatkan klien untuk membayar ; Mendukung 40 mata uang | pekerja lepas | Bulan pertama gratis | Rp99.000/bulan | 4,8 di Trustpilot
Kaus Kaki Merino | | Tanpa lecet ; Wol lembut ; Kering dalam 2 jam | pendaki | | Rp149.000 |
Kopi Brava | | Diseduh dingin 18 jam ; Tanpa gula ; Setengah keasaman kopi panas | | Beli 5 gratis 1 | Rp35.000 |
Botol Fjord | | Menjaga minuman dingin 24 jam ; Tutup antibocor ; Aman di mesin pencuci piring | komuter | | Rp349.000 | Nilai 4,8 dari 2.300 pembeli
Festival Danau | Dua hari musik langsung di tepi danau. | 40 artis di 3 panggung ; Bus gratis dari pusat kota | | | Rp450.000 |
iRoam eSIM | | Internet di 140 negara ; Aktif dalam 2 menit | pelancong | | Rp129.000 |
StokRapi | Perangkat lunak stok untuk toko. | Terhubung dengan Shopify dalam 2 menit ; Mengurangi sisa stok 30% | tim toko | | | Dipercaya 1.200 toko
Bersih Kilat | | Pesan di hari yang sama ; Petugas terverifikasi | keluarga sibuk | Potongan Rp50.000 untuk kunjungan pertama | |`,
  ja: `
デスクランプ「ケストレル」 | 手曲げのオーク材アームの、細身のデスクランプ。 | 2%まで絞れるあたたかい光 ; 手で曲げたオーク材のアーム ; たたんで引き出しにしまえる | 夜、自宅で仕事をする人 | 今週15%オフ | 12,800円 |
アルバ ナイトクリーム - 50ml | | 数秒でなじむ ; 無香料 ; 敏感肌用 | 40代以上の乾燥肌の女性 | | 2,900円から | 皮膚科医によるテスト済み
Tally | フリーランスのための請求書アプリ。 | 週3時間の時短 ; 支払いを自動で催促 ; 40通貨に対応 | フリーランス | 初月無料 | 月額900円 | Trustpilotで4.8
メリノソックス | | 靴ずれしにくい ; やわらか ; 2時間で乾く | 登山をする人 | | 2,400円 |
ブラバ コールドブリュー | | 18時間抽出 ; 砂糖不使用 ; 酸味は半分 | | 5本買うと1本無料 | 450円 |
フィヨルドボトル | | 24時間冷たさを保つ ; 漏れないフタ ; 食洗機対応 | 通勤する人 | | 3,980円 | 2,300人の評価4.8
湖畔フェス | 湖のそばで2日間の生演奏。 | 3つのステージに40組 ; 無料送迎バス | | | 12,000円 |
iRoam eSIM | | 140か国で使える ; 2分で開通 | よく旅をする人 | | 1,200円 |
ストックライン | 小売店のための在庫管理。 | Shopifyと2分で連携 ; 余剰在庫を30%削減 | 小売チーム | | | 1,200店が利用
防水リュック | | 防水 ; 軽量 ; 20L | | | 8,900円 |`,
  kr: `
케스트럴 책상 조명 | 손으로 구부린 참나무 팔이 달린 날씬한 책상 조명. | 2%까지 낮출 수 있는 따뜻한 빛 ; 손으로 구부린 참나무 팔 ; 납작하게 접어 서랍에 보관 | 저녁에 집에서 일하는 사람들 | 이번 주 15% 할인 | 129,000원 |
알바 나이트 크림 - 50ml | | 몇 초 만에 흡수 ; 무향 ; 민감성 피부용 | 건성 피부를 가진 40대 여성 | | 29,000원부터 | 피부과 테스트 완료
Tally | 프리랜서를 위한 청구서 앱. | 일주일에 3시간 절약 ; 자동 입금 알림 ; 40개 통화 지원 | 프리랜서 | 첫 달 무료 | 월 9,900원 | Trustpilot 4.8점
메리노 양말 | | 물집 걱정 없음 ; 부드러운 울 ; 2시간이면 건조 | 등산객 | | 24,000원 |
브라바 콜드브루 | | 18시간 추출 ; 무설탕 ; 산미는 절반 | | 5병 사면 1병 무료 | 4,500원 |
피오르드 텀블러 | | 24시간 차갑게 유지 ; 새지 않는 뚜껑 ; 식기세척기 사용 가능 | 직장인 | | 39,000원 | 2,300명이 매긴 평점 4.8
호수 페스티벌 | 호숫가에서 이틀간 펼쳐지는 라이브. | 3개 무대에 40팀 ; 무료 셔틀 | | | 120,000원 |
iRoam eSIM | | 140개국 데이터 ; 2분 만에 개통 | 자주 여행하는 사람 | | 12,000원 |
재고반장 | 매장을 위한 재고 관리. | Shopify와 2분 만에 연동 ; 재고 30% 감소 | 매장 팀 | | | 1,200개 매장이 사용 중
방수 배낭 | | 방수 ; 초경량 ; 20L | | | 89,000원 |`,
  cn: `
Kestrel 台灯 | 一盏纤细的台灯，橡木灯臂手工弯制。 | 暖光，可调暗至2% ; 手工弯制的橡木灯臂 ; 折平后可收进抽屉 | 晚上在家工作的人 | 本周85折 | ¥589 |
雅白晚霜 - 50ml | | 几秒吸收 ; 无香精 ; 敏感肌专用 | 40岁以上的干皮女生 | | ¥199起 | 皮肤科测试
Tally | 一款给自由职业者的开票应用。 | 每周省下3小时 ; 自动催款 ; 支持40种货币 | 自由职业者 | 首月免费 | ¥39/月 | Trustpilot 4.8分
美利奴登山袜 | | 不磨脚 ; 柔软 ; 2小时速干 | 登山爱好者 | | ¥89 |
布拉瓦冷萃咖啡 | | 冷萃18小时 ; 不加糖 ; 酸度减半 | | 买五送一 | ¥19.9 |
峡湾保温瓶 | | 保冷24小时 ; 防漏 ; 可机洗 | 上班族 | | ¥199 | 2300位用户评分4.8
湖畔音乐节 | 湖边的两天现场音乐。 | 3个舞台40组音乐人 ; 免费接驳车 | | | ¥680 |
iRoam eSIM | | 140个国家通用 ; 2分钟开通 | 常出差的人 | | ¥69 |
库管家 | 面向零售商的库存软件。 | 2分钟接入Shopify ; 滞销库存减少30% | 零售团队 | | | 1200家门店在用
防水背包 | | 防水 ; 超轻 ; 20升 | | 满300减50 | ¥329 |`,
  zh: `
Kestrel 檯燈 | 一盞纖細的檯燈，橡木燈臂手工彎製。 | 暖光，可調暗至2% ; 手工彎製的橡木燈臂 ; 摺平後可收進抽屜 | 晚上在家工作的人 | 本週85折 | NT$2,490 |
雅白晚霜 - 50ml | | 幾秒吸收 ; 無香精 ; 敏感肌專用 | 40歲以上的乾肌女性 | | NT$890起 | 皮膚科測試
Tally | 給接案工作者的開發票App。 | 每週省下3小時 ; 自動催款 ; 支援40種貨幣 | 接案工作者 | 首月免費 | NT$290/月 | Trustpilot 4.8分
美麗諾登山襪 | | 不磨腳 ; 柔軟 ; 2小時快乾 | 登山愛好者 | | NT$390 |
布拉瓦冷萃咖啡 | | 冷萃18小時 ; 無糖 ; 酸度減半 | | 買五送一 | NT$120 |
峽灣保溫瓶 | | 保冷24小時 ; 防漏 ; 可進洗碗機 | 通勤族 | | NT$890 | 2,300位顧客給4.8分
湖畔音樂節 | 湖邊兩天的現場音樂。 | 3個舞台40組樂團 ; 免費接駁車 | | | NT$2,800 |
iRoam eSIM | | 140國通用 ; 2分鐘開通 | 常出差的人 | | NT$299 |
庫管家 | 給零售業的庫存軟體。 | 2分鐘串接Shopify ; 滯銷庫存少30% | 零售團隊 | | | 1,200間門市採用
防水後背包 | | 防水 ; 超輕 ; 20公升 | | 滿千折百 | NT$1,490 |`,
  ar: `
مصباح المكتب كستريل | مصباح مكتب نحيف بذراع من البلوط. | ضوء دافئ يخفت حتى 2% ; ذراع من البلوط مصنوعة يدويًا ; يُطوى ليستقر في درج | من يعملون من المنزل مساءً | خصم 15% هذا الأسبوع | 329 ريال |
كريم ألبا الليلي - 50 مل | | يمتصه الجلد في ثوانٍ ; بلا عطور ; للبشرة الحساسة | النساء فوق الأربعين | | ابتداءً من 89 ريال | مختبر من أطباء الجلد
Tally | تطبيق فواتير لأصحاب العمل الحر. | يوفر 3 ساعات في الأسبوع ; يذكّر العملاء بالدفع ; يدعم 40 عملة | أصحاب العمل الحر | الشهر الأول مجانًا | 39 ريال شهريًا | 4.8 على Trustpilot
جوارب ميرينو | | بلا تقرحات ; صوف ناعم ; تجف في ساعتين | محبو المشي | | 59 ريال |
قهوة برافا | | منقوعة 18 ساعة ; بلا سكر ; نصف الحموضة | | اشترِ 5 واحصل على 1 مجانًا | 18 ريال |
قارورة فيورد | | تحافظ على البرودة 24 ساعة ; غطاء محكم ; تُغسل في غسالة الصحون | المسافرون | | 129 ريال | تقييم 4.8 من 2,300 عميل
مهرجان البحيرة | يومان من الموسيقى الحية. | 40 فنانًا على 3 مسارح ; حافلات مجانية | | | 250 ريال |
iRoam eSIM | | إنترنت في 140 دولة ; يعمل خلال دقيقتين | كثيرو السفر | | 45 ريال |
مخزني | برنامج مخزون للمتاجر. | يربط Shopify في دقيقتين ; يقلل الفائض 30% | فرق المتاجر | | | تثق به 1,200 متجر
حقيبة ظهر | | مقاومة للماء ; خفيفة ; سعة 20 لترًا | | | 199 ريال |`,
};

export function productsFor(language: LocaleCode): readonly AdBrief[] {
  if (language === 'en') return englishProducts;
  return lines[language].trim().split('\n').map(parsed);
}

function parsed(line: string): AdBrief {
  const [product = '', description = '', benefits = '', audience = '', offer = '', price = '', proof = ''] = line
    .split('|')
    .map((part) => part.trim());
  return brief({
    product,
    description,
    benefits: benefits.split(' ; ').filter((benefit) => benefit !== ''),
    audience,
    offer,
    price,
    proof,
  });
}
