import { northAmerican, type Phrase } from '../../language.ts';
import { type InfoPage, tableOf } from './page-spec.ts';

const DELIVERY: Phrase = [
  northAmerican('Delivery', 'Shipping'),
  'Livraison',
  'Lieferung',
  'Envío',
  'Spedizione',
];

/** What helps before and after an order. */
export const ORDER_PAGES: readonly InfoPage[] = [
  {
    slug: 'delivery',
    title: DELIVERY,
    text: ({ say, deliveryOptions }) =>
      [
        say([
          northAmerican(
            '<p>Standard delivery is free from {free}. These are the prices and times for orders below that; your bag shows the ones for your address before you pay.</p>',
            '<p>Standard shipping is free on orders over {free}. These are the rates and times for smaller orders; your bag shows the ones for your address before you pay.</p>',
          ),
          '<p>La livraison standard est offerte dès {free}. Voici les prix et délais en dessous de ce montant ; votre panier affiche ceux de votre adresse avant le paiement.</p>',
          '<p>Die Standardlieferung ist ab {free} kostenlos. Darunter gelten diese Preise und Zeiten; im Warenkorb sehen Sie vor dem Bezahlen, welche es für Ihre Adresse gibt.</p>',
          '<p>El envío estándar es gratis a partir de {free}. Estos son los precios y plazos por debajo de ese importe; antes de pagar, la cesta muestra los de tu dirección.</p>',
          '<p>La spedizione standard è gratuita da {free}. Sotto questa cifra valgono questi prezzi e tempi; prima del pagamento il carrello mostra quelli del tuo indirizzo.</p>',
        ]),
        tableOf(
          say([
            northAmerican('Delivery prices and times', 'Shipping rates and times'),
            'Prix et délais de livraison',
            'Versandkosten und Lieferzeiten',
            'Precios y plazos de envío',
            'Costi e tempi di spedizione',
          ]),
          [
            say(['Method', 'Mode', 'Versandart', 'Método', 'Metodo']),
            say(['Time', 'Délai', 'Lieferzeit', 'Plazo', 'Tempi']),
            say(['Price', 'Prix', 'Preis', 'Precio', 'Prezzo']),
          ],
          deliveryOptions.map(({ label, time, price }) => [label, time, price]),
        ),
        say([
          northAmerican(
            '<h2>When it arrives</h2><p>Orders placed on a working day before 2 pm are packed the same day. Same-day delivery is offered in the cities that our courier serves; the checkout shows it once it knows your postcode.</p><h2>Where we deliver</h2><p>We deliver to addresses in the United Kingdom. We do not deliver to PO boxes.</p>',
            '<h2>When it arrives</h2><p>Orders placed on a business day before 2 p.m. are packed the same day. Same-day delivery is offered in the cities that our courier serves; checkout shows it once it knows your postal code.</p><h2>Where we ship</h2><p>We ship to addresses in the country of the site you are shopping on. We do not ship to PO boxes.</p>',
          ),
          '<h2>Quand arrive le colis</h2><p>Une commande passée un jour ouvré avant 14 heures est préparée le jour même. La livraison le jour même existe dans les villes desservies par notre coursier ; elle s’affiche dès que le code postal est connu.</p><h2>Où nous livrons</h2><p>Nous livrons dans le pays du site où vous commandez et, depuis un site européen, dans l’Union européenne. Nous ne livrons pas aux boîtes postales.</p>',
          '<h2>Wann es ankommt</h2><p>Bestellungen, die an einem Werktag vor 14 Uhr eingehen, packen wir am selben Tag. Die Lieferung am selben Tag gibt es in Städten, die unser Kurier anfährt; sie erscheint an der Kasse, sobald die Postleitzahl bekannt ist.</p><h2>Wohin wir liefern</h2><p>Wir liefern nach Deutschland und in die übrigen Länder der Europäischen Union, die an der Kasse zur Wahl stehen. An Postfächer liefern wir nicht.</p>',
          '<h2>Cuándo llega</h2><p>Los pedidos hechos en día laborable antes de las 14:00 se preparan ese mismo día. La entrega en el día existe en las ciudades donde trabaja nuestro mensajero; aparece cuando conocemos el código postal.</p><h2>Dónde entregamos</h2><p>Entregamos en España y en los demás países de la Unión Europea que aparecen al tramitar el pedido. No entregamos en apartados de correos.</p>',
          '<h2>Quando arriva</h2><p>Gli ordini effettuati in un giorno lavorativo prima delle 14 vengono preparati il giorno stesso. La consegna in giornata è disponibile nelle città servite dal nostro corriere; compare quando conosciamo il CAP.</p><h2>Dove consegniamo</h2><p>Consegniamo in Italia e negli altri paesi dell’Unione europea indicati al checkout. Non consegniamo a caselle postali.</p>',
        ]),
      ].join(''),
  },
  {
    slug: 'returns',
    title: ['Returns', 'Retours', 'Rückgabe', 'Devoluciones', 'Resi'],
    text: ({ say }) =>
      say([
        northAmerican(
          '<p>You have 60 days from the day your order arrives. Returns by post are free for anything unworn, with its labels.</p><h2>How to return something</h2><ol><li>Sign in, open the order and choose “Return items”. Ordered as a guest? Write to <a href="mailto:returns@northfell.example">returns@northfell.example</a> with your order number and what you would like to return.</li><li>You get a prepaid label.</li><li>Pack the items, stick the label on the parcel and hand it in at a post office.</li></ol><h2>Your refund</h2><p>The money goes back to the card that paid within five working days of the parcel reaching us.</p><h2>Exchanges</h2><p>Return what does not fit and order the other size: that way it does not sell out in the meantime.</p><h2>Something is faulty</h2><p>Write to us with a photo. We repair it, replace it or refund you, also after 60 days. Your statutory rights are not affected.</p>',
          '<p>You have 60 days from the day your order arrives. Returns by mail are free for anything unworn, with its tags.</p><h2>How to return something</h2><ol><li>Sign in, open the order and choose “Return items.” Checked out as a guest? Email <a href="mailto:returns@northfell.example">returns@northfell.example</a> with your order number and the items you would like to return.</li><li>You get a prepaid label.</li><li>Pack the items, put the label on the package and drop it off at a post office.</li></ol><h2>Your refund</h2><p>We refund the card you paid with within five business days of the package reaching us.</p><h2>Exchanges</h2><p>Return what does not fit and order the other size, so it does not sell out in the meantime.</p><h2>Something is defective</h2><p>Email us a photo. We repair it, replace it or refund you, even after 60 days.</p>',
        ),
        '<p>Vous avez 60 jours à compter de la réception. Les retours par la poste sont gratuits pour tout article non porté, avec ses étiquettes.</p><h2>Comment retourner un article</h2><ol><li>Connectez-vous, ouvrez la commande et choisissez « Retourner des articles ». Vous avez commandé sans compte ? Écrivez à <a href="mailto:returns@northfell.example">returns@northfell.example</a> en indiquant votre numéro de commande et les articles concernés.</li><li>Vous recevez une étiquette prépayée.</li><li>Emballez les articles, collez l’étiquette et déposez le colis à la poste.</li></ol><h2>Remboursement</h2><p>Nous remboursons la carte utilisée dans les cinq jours ouvrés suivant la réception du colis.</p><h2>Échanges</h2><p>Retournez l’article et commandez l’autre taille : elle ne risque pas de s’épuiser entre-temps.</p><h2>Article défectueux</h2><p>Envoyez-nous une photo. Nous réparons, remplaçons ou remboursons, même après 60 jours. Vos droits légaux restent inchangés.</p>',
        '<p>Sie haben ab Erhalt der Bestellung 60 Tage Zeit. Rücksendungen per Post sind kostenlos, wenn die Ware ungetragen ist und die Etiketten noch daran sind.</p><h2>So senden Sie etwas zurück</h2><ol><li>Melden Sie sich an, öffnen Sie die Bestellung und wählen Sie „Artikel zurücksenden“. Als Gast bestellt? Schreiben Sie an <a href="mailto:returns@northfell.example">returns@northfell.example</a> und nennen Sie Bestellnummer und Artikel.</li><li>Sie erhalten ein vorausbezahltes Etikett.</li><li>Packen Sie die Ware ein, kleben Sie das Etikett auf und geben Sie das Paket bei der Post ab.</li></ol><h2>Erstattung</h2><p>Wir erstatten den Betrag innerhalb von fünf Werktagen nach Eingang des Pakets auf die Karte, mit der bezahlt wurde.</p><h2>Umtausch</h2><p>Senden Sie zurück, was nicht passt, und bestellen Sie die andere Größe neu: So ist sie nicht inzwischen vergriffen.</p><h2>Etwas ist fehlerhaft</h2><p>Senden Sie uns ein Foto. Wir reparieren, ersetzen oder erstatten, auch nach 60 Tagen. Ihr gesetzliches Widerrufsrecht und Ihre Gewährleistungsrechte bleiben unberührt.</p>',
        '<p>Tienes 60 días desde que recibes el pedido. Las devoluciones por correo son gratis para todo lo que esté sin usar y con sus etiquetas.</p><h2>Cómo devolver algo</h2><ol><li>Inicia sesión, abre el pedido y elige «Devolver artículos». ¿Compraste como invitado? Escribe a <a href="mailto:returns@northfell.example">returns@northfell.example</a> con tu número de pedido y los artículos que quieres devolver.</li><li>Recibirás una etiqueta prepagada.</li><li>Empaqueta los artículos, pega la etiqueta y entrega el paquete en una oficina de correos.</li></ol><h2>Reembolso</h2><p>Devolvemos el dinero a la tarjeta con la que pagaste en los cinco días laborables siguientes a la llegada del paquete.</p><h2>Cambios</h2><p>Devuelve lo que no te quede bien y pide la otra talla: así no se agota mientras tanto.</p><h2>Algo está defectuoso</h2><p>Envíanos una foto. Lo reparamos, lo cambiamos o te devolvemos el dinero, también pasados los 60 días. Tu derecho de desistimiento y la garantía legal no se ven afectados.</p>',
        '<p>Hai 60 giorni dal giorno in cui ricevi l’ordine. I resi per posta sono gratuiti per tutto ciò che non è stato indossato e ha ancora le etichette.</p><h2>Come fare un reso</h2><ol><li>Accedi, apri l’ordine e scegli «Restituisci articoli». Hai ordinato come ospite? Scrivi a <a href="mailto:returns@northfell.example">returns@northfell.example</a> indicando il numero d’ordine e gli articoli da restituire.</li><li>Riceverai un’etichetta prepagata.</li><li>Imballa gli articoli, applica l’etichetta e consegna il pacco all’ufficio postale.</li></ol><h2>Rimborso</h2><p>Rimborsiamo la carta con cui hai pagato entro cinque giorni lavorativi dall’arrivo del pacco.</p><h2>Cambi</h2><p>Restituisci ciò che non va e ordina l’altra taglia: così nel frattempo non si esaurisce.</p><h2>Un articolo è difettoso</h2><p>Mandaci una foto. Lo ripariamo, lo sostituiamo o ti rimborsiamo, anche dopo 60 giorni. Restano fermi il diritto di recesso e la garanzia legale.</p>',
      ]),
  },
  {
    slug: 'payment',
    title: ['Payment', 'Paiement', 'Zahlung', 'Pago', 'Pagamento'],
    text: ({ say }) =>
      say([
        northAmerican(
          '<p>You can pay by credit or debit card: Visa, Mastercard and American Express.</p><h2>When you are charged</h2><p>Your card is charged when you place the order. If a payment is declined, nothing is charged and your bag stays as it is.</p><h2>Security</h2><p>Card details go straight to our payment provider over an encrypted connection; they never reach our own systems. Your bank may ask you to confirm a payment in its app or by a code.</p><h2>Promo codes</h2><p>Enter a promo code in your bag. One code can be used per order unless it says otherwise.</p>',
          '<p>You can pay by credit or debit card: Visa, Mastercard and American Express.</p><h2>When you are charged</h2><p>Your card is charged when you place the order. If a payment is declined, nothing is charged and your bag stays as it is.</p><h2>Security</h2><p>Card details go straight to our payment provider over an encrypted connection; they never reach our own systems. Your bank may ask you to confirm a payment in its app or with a code.</p><h2>Promo codes</h2><p>Enter a promo code in your bag. One code can be used per order unless it says otherwise.</p>',
        ),
        '<p>Vous pouvez payer par carte : Visa, Mastercard et American Express.</p><h2>Quand êtes-vous débité ?</h2><p>La carte est débitée lorsque vous passez la commande. Si un paiement est refusé, rien n’est débité et votre panier reste en l’état.</p><h2>Sécurité</h2><p>Les données de la carte sont transmises directement à notre prestataire de paiement par une connexion chiffrée ; elles ne passent jamais par nos systèmes. Votre banque peut vous demander de confirmer un paiement.</p><h2>Codes promo</h2><p>Saisissez votre code dans le panier. Sauf indication contraire, un seul code est accepté par commande.</p>',
        '<p>Sie können mit Kredit- oder Debitkarte bezahlen: Visa, Mastercard und American Express.</p><h2>Wann wird belastet?</h2><p>Die Karte wird belastet, wenn Sie bestellen. Wird eine Zahlung abgelehnt, so wird nichts belastet, und Ihr Warenkorb bleibt, wie er ist.</p><h2>Sicherheit</h2><p>Kartendaten gehen verschlüsselt direkt an unseren Zahlungsdienstleister und nie durch unsere eigenen Systeme. Ihre Bank kann Sie bitten, eine Zahlung zu bestätigen.</p><h2>Aktionscodes</h2><p>Geben Sie einen Aktionscode im Warenkorb ein. Wenn nichts anderes dabeisteht, gilt ein Code je Bestellung.</p>',
        '<p>Puedes pagar con tarjeta de crédito o débito: Visa, Mastercard y American Express.</p><h2>Cuándo se cobra</h2><p>El importe se carga cuando haces el pedido. Si se rechaza un pago, no se cobra nada y tu cesta se queda como está.</p><h2>Seguridad</h2><p>Los datos de la tarjeta van cifrados directamente a nuestro proveedor de pagos y nunca pasan por nuestros sistemas. Tu banco puede pedirte que confirmes un pago.</p><h2>Códigos promocionales</h2><p>Introduce el código en la cesta. Salvo que se indique otra cosa, se admite uno por pedido.</p>',
        '<p>Puoi pagare con carta di credito o di debito: Visa, Mastercard e American Express.</p><h2>Quando avviene l’addebito</h2><p>La carta viene addebitata quando effettui l’ordine. Se un pagamento viene rifiutato, non viene addebitato nulla e il carrello resta com’è.</p><h2>Sicurezza</h2><p>I dati della carta arrivano cifrati direttamente al nostro fornitore di servizi di pagamento e non passano mai dai nostri sistemi. La tua banca può chiederti di confermare un pagamento.</p><h2>Codici promozionali</h2><p>Inserisci il codice nel carrello. Salvo diversa indicazione, se ne può usare uno per ordine.</p>',
      ]),
  },
  {
    slug: 'gift-cards',
    title: ['Gift cards', 'Cartes cadeaux', 'Geschenkgutscheine', 'Tarjetas regalo', 'Buoni regalo'],
    text: ({ say }) =>
      say([
        '<p>We do not sell gift cards at the moment, and the checkout does not take them. You can <a href="/payment">pay by card</a>.</p><p>Not sure about the size of a present? It can be <a href="/returns">returned free of charge</a> within 60 days.</p>',
        '<p>Nous ne proposons pas de cartes cadeaux pour le moment, et elles ne sont pas acceptées en paiement. Vous pouvez <a href="/payment">payer par carte bancaire</a>.</p><p>Un doute sur la taille d’un cadeau ? Il peut être <a href="/returns">retourné gratuitement</a> sous 60 jours.</p>',
        '<p>Geschenkgutscheine bieten wir zurzeit nicht an, und an der Kasse lassen sie sich nicht einlösen. Sie können <a href="/payment">mit Karte bezahlen</a>.</p><p>Unsicher bei der Größe eines Geschenks? Es lässt sich innerhalb von 60 Tagen <a href="/returns">kostenlos zurückgeben</a>.</p>',
        '<p>Por ahora no vendemos tarjetas regalo ni las aceptamos como pago. Puedes <a href="/payment">pagar con tarjeta bancaria</a>.</p><p>¿No sabes qué talla regalar? El regalo se puede <a href="/returns">devolver gratis</a> en un plazo de 60 días.</p>',
        '<p>Al momento non vendiamo buoni regalo e non li accettiamo come pagamento. Puoi <a href="/payment">pagare con carta</a>.</p><p>Non sai quale taglia regalare? Il regalo si può <a href="/returns">restituire gratis</a> entro 60 giorni.</p>',
      ]),
  },
  {
    slug: 'contact',
    title: ['Contact', 'Contact', 'Kontakt', 'Contacto', 'Contatti'],
    text: ({ say }) =>
      say([
        northAmerican(
          '<p>Email is the quickest way to reach us. We answer on working days, usually within one.</p><ul><li>Orders, delivery and products: <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Returns: <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Repairs: <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>Your personal data: <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Please give your order number if you have one; it is in your order confirmation.</p>',
          '<p>Email is the quickest way to reach us. We answer on business days, usually within one.</p><ul><li>Orders, shipping and products: <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Returns: <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Repairs: <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>Your personal data: <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Please include your order number if you have one; it is in your order confirmation.</p>',
        ),
        {
          fr: '<p>Le plus rapide est de nous écrire par e-mail. Nous répondons les jours ouvrés, en général sous un jour.</p><ul><li>Commandes, livraison et produits : <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Retours : <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Réparations : <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>Vos données personnelles : <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Indiquez votre numéro de commande si vous en avez un ; il figure dans la confirmation.</p>',
          'fr-ca':
            '<p>Le plus rapide est de nous écrire par courriel. Nous répondons les jours ouvrables, en général en un jour.</p><ul><li>Commandes, livraison et produits : <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Retours : <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Réparations : <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>Vos renseignements personnels : <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Indiquez votre numéro de commande si vous en avez un; il figure dans la confirmation.</p>',
        },
        '<p>Am schnellsten erreichen Sie uns per E-Mail. Wir antworten an Werktagen, meist innerhalb eines Tages.</p><ul><li>Bestellung, Lieferung und Produkte: <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Rückgabe: <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Reparatur: <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>Ihre personenbezogenen Daten: <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Bitte nennen Sie Ihre Bestellnummer, falls Sie eine haben; sie steht in der Bestellbestätigung.</p>',
        '<p>La forma más rápida es el correo electrónico. Respondemos en días laborables, normalmente en uno.</p><ul><li>Pedidos, envíos y productos: <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Devoluciones: <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Reparaciones: <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>Tus datos personales: <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Indica tu número de pedido si lo tienes; está en la confirmación.</p>',
        '<p>Il modo più rapido è l’e-mail. Rispondiamo nei giorni lavorativi, di solito entro uno.</p><ul><li>Ordini, spedizioni e prodotti: <a href="mailto:help@northfell.example">help@northfell.example</a></li><li>Resi: <a href="mailto:returns@northfell.example">returns@northfell.example</a></li><li>Riparazioni: <a href="mailto:repairs@northfell.example">repairs@northfell.example</a></li><li>I tuoi dati personali: <a href="mailto:privacy@northfell.example">privacy@northfell.example</a></li></ul><p>Indica il numero d’ordine, se ce l’hai: si trova nella conferma.</p>',
      ]),
  },
];
