import { type Phrase, phraseIn } from '../language.ts';
import type { Json, Writer } from './writer.ts';

interface InfoPage {
  readonly slug: string;
  readonly title: Phrase;
  /** Paragraphs of rich text. */
  readonly text: Phrase;
}

/** Pages of plain text that the footer leads to. */
export const INFO_PAGES: readonly InfoPage[] = [
  {
    slug: 'delivery',
    title: ['Delivery', 'Livraison', 'Lieferung', 'Envío', 'Spedizione'],
    text: [
      '<p>Standard delivery is free from {free}. Below that, the price stands in your cart before you pay, together with the express and same-day options that reach your address.</p><h2>When it arrives</h2><p>We pack on working days until two in the afternoon. Your order confirmation comes by e-mail.</p>',
      '<p>La livraison standard est offerte dès {free}. En dessous, le prix figure dans votre panier avant paiement, avec les options express et le jour même disponibles à votre adresse.</p><h2>Quand arrive le colis</h2><p>Nous préparons les commandes les jours ouvrés jusqu’à quatorze heures. La confirmation de commande arrive par e-mail.</p>',
      '<p>Die Standardlieferung ist ab {free} kostenlos. Darunter steht der Preis vor dem Bezahlen im Warenkorb, zusammen mit Express und Lieferung am selben Tag, soweit sie deine Adresse erreichen.</p><h2>Wann es ankommt</h2><p>Wir packen an Werktagen bis vierzehn Uhr. Die Bestellbestätigung kommt per E-Mail.</p>',
      '<p>El envío estándar es gratis a partir de {free}. Por debajo, el precio aparece en tu cesta antes de pagar, junto con las opciones exprés y de entrega el mismo día que llegan a tu dirección.</p><h2>Cuándo llega</h2><p>Preparamos los pedidos los días laborables hasta las dos de la tarde. La confirmación del pedido llega por correo electrónico.</p>',
      '<p>La spedizione standard è gratuita da {free}. Sotto questa cifra, il prezzo è indicato nel carrello prima del pagamento, insieme alle opzioni express e in giornata disponibili per il tuo indirizzo.</p><h2>Quando arriva</h2><p>Prepariamo i pacchi nei giorni lavorativi fino alle due del pomeriggio. La conferma d’ordine arriva per e-mail.</p>',
    ],
  },
  {
    slug: 'returns',
    title: ['Returns', 'Retours', 'Rückgabe', 'Devoluciones', 'Resi'],
    text: [
      '<p>You have 60 days. Try it on at home, walk up and down the stairs in it, and send back what does not fit. It costs you nothing, by post or in a store.</p><p>The money is back within five working days after the parcel reaches us, on the card that paid.</p>',
      '<p>Vous avez 60 jours. Essayez chez vous, montez et descendez l’escalier, et renvoyez ce qui ne va pas. C’est gratuit, par la poste ou en boutique.</p><p>Le remboursement arrive sous cinq jours ouvrés après réception du colis, sur la carte utilisée.</p>',
      '<p>Du hast 60 Tage. Probier zu Hause an, geh damit die Treppe hinauf und hinunter und schick zurück, was nicht passt. Das kostet dich nichts, per Post oder in der Filiale.</p><p>Das Geld ist innerhalb von fünf Werktagen nach Eingang des Pakets wieder auf der Karte, mit der du bezahlt hast.</p>',
      '<p>Tienes 60 días. Pruébatelo en casa, sube y baja las escaleras con ello y devuelve lo que no te quede bien. No te cuesta nada, por correo o en una tienda.</p><p>El dinero vuelve a la tarjeta con la que pagaste en los cinco días laborables siguientes a la llegada del paquete.</p>',
      '<p>Hai 60 giorni. Provalo a casa, sali e scendi le scale e rimanda indietro quello che non va. Non ti costa nulla, per posta o in negozio.</p><p>Il denaro torna sulla carta con cui hai pagato entro cinque giorni lavorativi dall’arrivo del pacco.</p>',
    ],
  },
  {
    slug: 'repairs',
    title: ['Repairs', 'Réparations', 'Reparatur', 'Reparaciones', 'Riparazioni'],
    text: [
      '<p>Wash it first, please: our machines do not like mud. Then send it in or hand it over in a store, with a note that says where it hurts.</p><ul><li>Tears, seams and zips take about two weeks.</li><li>Soles take three.</li><li>What cannot be mended comes back with an honest word, or we take it apart for others.</li></ul><p>If we made it, it costs you nothing, whenever you bought it.</p>',
      '<p>Lavez l’article d’abord : nos machines n’aiment pas la boue. Puis envoyez-le ou confiez-le à une boutique, avec un mot qui dit où ça fait mal.</p><ul><li>Déchirures, coutures et zips : environ deux semaines.</li><li>Semelles : trois.</li><li>Ce qui ne se répare pas revient avec un mot honnête, ou sert de pièces pour d’autres.</li></ul><p>Si nous l’avons fabriqué, c’est gratuit, quelle que soit la date d’achat.</p>',
      '<p>Bitte erst waschen: Unsere Maschinen mögen keinen Schlamm. Dann einschicken oder in einer Filiale abgeben, mit einem Zettel, wo es wehtut.</p><ul><li>Risse, Nähte und Zips dauern etwa zwei Wochen.</li><li>Sohlen dauern drei.</li><li>Was nicht zu retten ist, kommt mit einem ehrlichen Wort zurück, oder wir nutzen die Teile für andere.</li></ul><p>Was wir gemacht haben, reparieren wir kostenlos, egal, wann du es gekauft hast.</p>',
      '<p>Lávalo antes, por favor: a nuestras máquinas no les gusta el barro. Después envíalo o entrégalo en una tienda, con una nota que diga dónde le duele.</p><ul><li>Rotos, costuras y cremalleras: unas dos semanas.</li><li>Suelas: tres.</li><li>Lo que no tiene arreglo vuelve con una palabra sincera, o lo desmontamos para otros.</li></ul><p>Si lo hicimos nosotros, no te cuesta nada, da igual cuándo lo compraste.</p>',
      '<p>Prima lavalo, per favore: alle nostre macchine il fango non piace. Poi spediscilo o consegnalo in negozio, con un biglietto che dice dove fa male.</p><ul><li>Strappi, cuciture e cerniere: circa due settimane.</li><li>Suole: tre.</li><li>Ciò che non si può riparare torna con una parola sincera, oppure lo smontiamo per gli altri.</li></ul><p>Se l’abbiamo fatto noi, non ti costa nulla, in qualunque momento tu l’abbia comprato.</p>',
    ],
  },
  {
    slug: 'recycling',
    title: ['Take-back', 'Reprise', 'Rücknahme', 'Recogida de ropa usada', 'Ritiro dell’usato'],
    text: [
      '<p>Bring anything of ours to a store, in any state. You take ten percent off your next purchase; we sort.</p><p>Six of ten pieces are washed, checked and sold again. Three give zips, buckles and panels to repairs. One is shredded and comes back as filling.</p>',
      '<p>Rapportez en boutique tout article de notre marque, quel que soit son état. Vous profitez de dix pour cent sur le prochain achat ; nous trions.</p><p>Six pièces sur dix sont lavées, contrôlées et revendues. Trois donnent zips, boucles et empiècements à l’atelier. Une est effilochée et revient en garnissage.</p>',
      '<p>Bring alles von uns in eine Filiale, in jedem Zustand. Du erhältst zehn Prozent auf den nächsten Einkauf; wir sortieren.</p><p>Sechs von zehn Teilen werden gewaschen, geprüft und wieder verkauft. Drei liefern Zips, Schnallen und Stoff für Reparaturen. Eins wird zerfasert und kommt als Füllung zurück.</p>',
      '<p>Trae a una tienda cualquier artículo nuestro, en cualquier estado. Tú te llevas un diez por ciento de descuento en la próxima compra; nosotros clasificamos.</p><p>Seis de cada diez piezas se lavan, se revisan y se vuelven a vender. Tres aportan cremalleras, hebillas y telas al taller. Una se tritura y vuelve convertida en relleno.</p>',
      '<p>Porta in negozio qualsiasi nostro articolo, in qualsiasi stato. Tu ricevi il dieci per cento di sconto sul prossimo acquisto; noi selezioniamo.</p><p>Sei capi su dieci vengono lavati, controllati e rivenduti. Tre danno cerniere, fibbie e tessuto al laboratorio. Uno viene sfilacciato e torna come imbottitura.</p>',
    ],
  },
  {
    slug: 'size-guide',
    title: ['Size guide', 'Guide des tailles', 'Größenberatung', 'Guía de tallas', 'Guida alle taglie'],
    text: [
      '<p>Measure over a thin layer and keep the tape level.</p><ul><li><strong>Chest</strong>: around the fullest part. S is 86–92 cm for women and 90–96 cm for men; each size adds six.</li><li><strong>Waist</strong>: where a belt would sit. The first number of trousers is the waist in inches, the second the inside leg.</li><li><strong>Feet</strong>: stand on a sheet of paper, mark heel and toe, and add 1 cm.</li></ul>',
      '<p>Mesurez sur une couche fine, mètre à l’horizontale.</p><ul><li><strong>Poitrine</strong> : au plus fort. S correspond à 86–92 cm pour femme et 90–96 cm pour homme ; chaque taille ajoute six.</li><li><strong>Taille</strong> : là où passe la ceinture. Le premier chiffre des pantalons est le tour de taille en pouces, le second l’entrejambe.</li><li><strong>Pieds</strong> : debout sur une feuille, marquez talon et orteil, ajoutez un centimètre.</li></ul>',
      '<p>Miss über einer dünnen Lage und halte das Band waagerecht.</p><ul><li><strong>Brust</strong>: an der stärksten Stelle. S sind 86–92 cm für Damen und 90–96 cm für Herren; jede Größe gibt sechs dazu.</li><li><strong>Bund</strong>: wo ein Gürtel sitzt. Die erste Zahl bei Hosen ist die Bundweite in Zoll, die zweite die Schrittlänge.</li><li><strong>Füße</strong>: auf ein Blatt stellen, Ferse und Zehen markieren, einen Zentimeter zugeben.</li></ul>',
      '<p>Mide sobre una capa fina y mantén la cinta horizontal.</p><ul><li><strong>Pecho</strong>: por la parte más ancha. La S son 86–92 cm para mujer y 90–96 cm para hombre; cada talla suma seis.</li><li><strong>Cintura</strong>: donde iría el cinturón. El primer número de los pantalones es la cintura en pulgadas; el segundo, la entrepierna.</li><li><strong>Pies</strong>: de pie sobre una hoja de papel, marca el talón y la punta y añade 1 cm.</li></ul>',
      '<p>Misura sopra uno strato sottile e tieni il metro orizzontale.</p><ul><li><strong>Torace</strong>: nel punto più ampio. La S corrisponde a 86–92 cm per donna e 90–96 cm per uomo; ogni taglia aggiunge sei.</li><li><strong>Vita</strong>: dove starebbe la cintura. Il primo numero dei pantaloni è la vita in pollici, il secondo l’interno gamba.</li><li><strong>Piedi</strong>: in piedi su un foglio, segna tallone e punta e aggiungi 1 cm.</li></ul>',
    ],
  },
  {
    slug: 'care',
    title: ['Care guide', 'Guide d’entretien', 'Pflegetipps', 'Guía de cuidados', 'Guida alla cura'],
    text: [
      '<h2>Shells</h2><p>Wash more often than you think: dirt and sweat clog a membrane. Thirty degrees, no softener, zips closed, then twenty minutes of low heat.</p><h2>Down</h2><p>A large machine, a gentle programme and two tennis balls in the dryer. Give it time; clumps mean that it is still wet.</p><h2>Merino</h2><p>Air it overnight and wash it less. Cool, inside out, dried flat.</p>',
      '<h2>Vestes imperméables</h2><p>Lavez plus souvent que vous ne pensez : saleté et sueur bouchent la membrane. Trente degrés, sans adoucissant, zips fermés, puis vingt minutes à basse température.</p><h2>Duvet</h2><p>Une grande machine, un programme doux et deux balles de tennis au séchage. Patience : des paquets signifient qu’il est encore humide.</p><h2>Mérinos</h2><p>Aérez la nuit, lavez moins. À froid, sur l’envers, séché à plat.</p>',
      '<h2>Shells</h2><p>Öfter waschen, als man denkt: Schmutz und Schweiß verstopfen die Membran. Dreißig Grad, kein Weichspüler, Zips zu, danach zwanzig Minuten bei niedriger Hitze.</p><h2>Daune</h2><p>Eine große Maschine, ein sanftes Programm und zwei Tennisbälle im Trockner. Lass ihr Zeit; Klumpen heißen, dass sie noch nass ist.</p><h2>Merino</h2><p>Über Nacht lüften und seltener waschen. Kühl, auf links, liegend trocknen.</p>',
      '<h2>Chaquetas impermeables</h2><p>Lávalas más a menudo de lo que crees: la suciedad y el sudor taponan la membrana. Treinta grados, sin suavizante, cremalleras cerradas y luego veinte minutos a baja temperatura.</p><h2>Plumón</h2><p>Una lavadora grande, un programa delicado y dos pelotas de tenis en la secadora. Dale tiempo: si hay grumos, aún está húmedo.</p><h2>Merino</h2><p>Ventílalo por la noche y lávalo menos. En frío, del revés y secado en plano.</p>',
      '<h2>Gusci</h2><p>Lavali più spesso di quanto pensi: sporco e sudore chiudono la membrana. Trenta gradi, niente ammorbidente, cerniere chiuse, poi venti minuti a bassa temperatura.</p><h2>Piuma</h2><p>Una lavatrice grande, un programma delicato e due palline da tennis nell’asciugatrice. Ci vuole tempo: i grumi dicono che è ancora umida.</p><h2>Merino</h2><p>Fallo arieggiare di notte e lavalo di meno. A freddo, al rovescio, asciugato in piano.</p>',
    ],
  },
  {
    slug: 'contact',
    title: ['Contact', 'Contact', 'Kontakt', 'Contacto', 'Contatti'],
    text: [
      '<p>Write to <a href="mailto:help@northfell.example">help@northfell.example</a>. A person answers, usually on the same working day.</p>',
      '<p>Écrivez à <a href="mailto:help@northfell.example">help@northfell.example</a>. Une personne répond, en général le jour ouvré même.</p>',
      '<p>Schreib an <a href="mailto:help@northfell.example">help@northfell.example</a>. Es antwortet ein Mensch, meist am selben Werktag.</p>',
      '<p>Escribe a <a href="mailto:help@northfell.example">help@northfell.example</a>. Te responde una persona, normalmente el mismo día laborable.</p>',
      '<p>Scrivi a <a href="mailto:help@northfell.example">help@northfell.example</a>. Ti risponde una persona, di solito lo stesso giorno lavorativo.</p>',
    ],
  },
  {
    slug: 'about',
    title: [
      'About Northfell',
      'À propos de Northfell',
      'Über Northfell',
      'Sobre Northfell',
      'Chi è Northfell',
    ],
    text: [
      '<p>Northfell began in a boathouse with one borrowed sewing machine and a tent that leaked. The tent still hangs in the office. It has not leaked since.</p><p>We make clothing, shoes and gear for people who go out in any weather and would rather not think about what they are wearing. We make it in small numbers, for many years, so that it can be mended.</p>',
      '<p>Northfell est née dans un hangar à bateaux, avec une machine à coudre empruntée et une tente qui prenait l’eau. La tente est toujours au bureau. Elle ne fuit plus.</p><p>Nous faisons des vêtements, des chaussures et de l’équipement pour ceux qui sortent par tous les temps et préfèrent ne pas penser à ce qu’ils portent. En petites séries, pendant des années, pour pouvoir les réparer.</p>',
      '<p>Northfell begann in einem Bootshaus mit einer geliehenen Nähmaschine und einem Zelt, das undicht war. Das Zelt hängt noch im Büro. Undicht ist es nicht mehr.</p><p>Wir machen Kleidung, Schuhe und Ausrüstung für Leute, die bei jedem Wetter hinausgehen und dabei nicht daran denken wollen, was sie anhaben. In kleinen Stückzahlen und über viele Jahre, damit man sie reparieren kann.</p>',
      '<p>Northfell empezó en un cobertizo para barcas, con una máquina de coser prestada y una tienda de campaña que calaba. La tienda sigue colgada en la oficina. Desde entonces no ha vuelto a calar.</p><p>Hacemos ropa, calzado y equipo para quienes salen con cualquier tiempo y prefieren no pensar en lo que llevan puesto. Lo hacemos en series pequeñas y durante muchos años, para que se pueda reparar.</p>',
      '<p>Northfell è nata in una rimessa per barche, con una macchina da cucire in prestito e una tenda che faceva acqua. La tenda è ancora appesa in ufficio. Da allora non ha più fatto acqua.</p><p>Facciamo abbigliamento, scarpe e attrezzatura per chi esce con qualsiasi tempo e preferisce non pensare a che cosa indossa. Li facciamo in piccole serie e per molti anni, così che si possano riparare.</p>',
    ],
  },
  {
    slug: 'privacy',
    title: ['Privacy', 'Confidentialité', 'Datenschutz', 'Privacidad', 'Privacy'],
    text: [
      '<p>This is a demonstration shop. It keeps what an order needs, on the machine that it runs on, and passes nothing on. Nothing is measured before you agree to it.</p>',
      '<p>Ceci est une boutique de démonstration. Elle garde ce qu’une commande exige, sur la machine où elle tourne, et ne transmet rien. Rien n’est mesuré sans votre accord.</p>',
      '<p>Dies ist ein Vorführladen. Er behält, was eine Bestellung braucht, auf dem Rechner, auf dem er läuft, und gibt nichts weiter. Ohne deine Zustimmung wird nichts gemessen.</p>',
      '<p>Esta es una tienda de demostración. Guarda lo que un pedido necesita, en el equipo en el que funciona, y no pasa nada a nadie. No se mide nada antes de que lo aceptes.</p>',
      '<p>Questo è un negozio dimostrativo. Conserva ciò che serve a un ordine, sul computer su cui gira, e non trasmette nulla. Niente viene misurato prima del tuo consenso.</p>',
    ],
  },
  {
    slug: 'terms',
    title: ['Terms', 'Conditions', 'AGB', 'Condiciones', 'Condizioni'],
    text: [
      '<p>Orders in this shop are practice: cards are test cards, parcels stay imaginary, and no contract comes about.</p>',
      '<p>Les commandes de cette boutique sont un exercice : les cartes sont des cartes de test, les colis restent imaginaires et aucun contrat n’est conclu.</p>',
      '<p>Bestellungen in diesem Laden sind Übung: Die Karten sind Testkarten, die Pakete bleiben Vorstellung, und es kommt kein Vertrag zustande.</p>',
      '<p>Los pedidos de esta tienda son un ejercicio: las tarjetas son de prueba, los paquetes son imaginarios y no se celebra ningún contrato.</p>',
      '<p>Gli ordini in questo negozio sono un esercizio: le carte sono di prova, i pacchi restano immaginari e non si conclude alcun contratto.</p>',
    ],
  },
];

/** The pages of an edition. */
export const infoPages = ({ say }: Writer): readonly Json[] =>
  INFO_PAGES.map(({ slug, title, text }) => ({
    id: `page-${slug}`,
    slug,
    title: say(title),
    blocks: [
      {
        type: 'RichText',
        id: `${slug}-text`,
        name: phraseIn(title, 'en'),
        title: say(title),
        titleH1: true,
        richText: say(text),
        alignment: 'left',
      },
    ],
  }));
