/** id | was es ist | Beschreibung | Vorteile ; … | Zielgruppe */
export const products = `
serum-bottle | Gesichtsöl | Ein leichtes Gesichtsöl, das in einer Minute einzieht und die Haut ebenmäßig strahlen lässt. | Zieht in einer Minute ein ; Ohne Duftstoffe und Silikone ; Eine Flasche reicht drei Monate | Menschen mit trockener Haut
soda-can | Yuzu-Sprudel | Quellwasser mit Kohlensäure und dem Saft echter Yuzu, sonst nichts. | Saft echter Yuzu ; Ohne Zucker und Süßstoff ; Dose, die immer wieder recycelt wird | alle, die genug von Limonade haben
candle | Duftkerze Feige & Zeder | Eine handgegossene Kerze in Rauchglas, die nach reifer Feige und Zedernholz duftet. | Brennt 55 Stunden ; Sojawachs mit Baumwolldocht ; Das Glas wird zum Trinkglas | alle, die zu Hause zur Ruhe kommen wollen
mug | Kaffeebecher aus Steinzeug | Ein Becher aus Steinzeug, halb glasiert und halb roh, gemacht für jeden Morgen. | Fasst 350 ml ; Spülmaschinenfest ; Hält den Kaffee warm | alle, die den Tag mit Kaffee beginnen
watch | Armbanduhr | Eine schmale Stahluhr mit tiefblauem Zifferblatt und einem Band aus pflanzlich gegerbtem Leder. | Saphirglas ; Wasserdicht bis 50 m ; Band ohne Werkzeug wechseln | alle, die eine Uhr für jeden Tag wollen
headphones | Kabellose Kopfhörer | Leichte Kopfhörer, die den Straßenlärm ausblenden und tagelang spielen. | 40 Stunden Akkulaufzeit ; Blenden Straßenlärm aus ; Passen gefaltet in die Manteltasche | Pendler und alle im Großraumbüro
sneaker | Strick-Sneaker | Ein gestrickter Sneaker, der so viel wiegt wie ein Apfel und in die Waschmaschine darf. | Nur 190 g pro Schuh ; Waschbar bei 30 °C ; Kein Einlaufen nötig | alle, die viel zu Fuß gehen
desk-lamp | Schreibtischlampe | Eine Schreibtischlampe aus Stahl mit klarem Bogen und warmem Licht. | Dimmbar bis zum Glimmen ; Aus Stahl, reparierbar ; Verbraucht 6 Watt | Menschen, die abends arbeiten oder lesen
perfume | Eau de Toilette Amber | Ein warmer Amberduft mit Bergamotte, der nah an der Haut bleibt. | Hält acht Stunden ; Bergamotte, Amber, Vetiver ; Flakon zum Nachfüllen | alle, die ihren eigenen Duft suchen
cream-jar | Nachtcreme | Eine reichhaltige Nachtcreme mit Ceramiden, die repariert, während du schläfst. | Weichere Haut am Morgen ; Für empfindliche Haut getestet ; Tiegel zum Nachfüllen | Menschen mit trockener Haut
chair | Loungesessel | Eine weiche Schale aus recyceltem Bouclé auf drehbarem Eschensockel, gemacht für einen ganzen Abend. | Aus recycelten Flaschen ; Dreht sich ganz herum ; Waschbarer Bezug | alle, die ihre erste Wohnung einrichten
speaker | Tragbarer Lautsprecher | Ein Lautsprecher, so groß wie eine Tasse, der einen Raum füllt und Regen verträgt. | Spielt 20 Stunden ; Regenfest ; Zwei ergeben Stereo | alle, die ihre Musik mitnehmen
thermos | Trinkflasche aus Stahl | Eine doppelwandige Stahlflasche, die Tee bis in die Nacht heiß hält. | Hält 12 Stunden heiß ; Läuft nicht aus ; Fasst einen halben Liter | alle, die viel unterwegs sind
`;
