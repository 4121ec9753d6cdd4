import { american, northAmerican } from '../../language.ts';
import type { InfoPage } from './page-spec.ts';

/** What people agree to with an account, and what the account brings them. */
export const ACCOUNT_PAGES: readonly InfoPage[] = [
  {
    slug: 'brand-terms',
    title: [
      'Terms of use',
      'Conditions d’utilisation',
      'Nutzungsbedingungen',
      'Condiciones de uso',
      'Condizioni d’uso',
    ],
    text: ({ say }) =>
      say([
        '<p>These terms are about your account at Northfell, a demonstration shop. What you buy is covered by the <a href="/sale-terms">terms of sale</a>.</p><h2>Your account</h2><ul><li>It is yours alone: keep the password to yourself and tell us if somebody else may know it.</li><li>What you tell us about yourself has to be true, so that orders reach you.</li><li>You can close it at any time, under Privacy in your account. Orders are kept as long as the law asks, without your name.</li></ul><h2>What we may do</h2><p>We may block an account that is used to harm the shop or other people, and we say why by email.</p><h2>What you write</h2><p>Reviews stay yours. You allow us to show them with the product. We take down what insults, lies or advertises.</p>',
        {
          fr: '<p>Ces conditions concernent votre compte chez Northfell, une boutique de démonstration. Vos achats relèvent des <a href="/sale-terms">conditions de vente</a>.</p><h2>Votre compte</h2><ul><li>Il est personnel : gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre peut le connaître.</li><li>Vos informations doivent être exactes, pour que vos commandes vous parviennent.</li><li>Vous pouvez le fermer à tout moment, sous Confidentialité dans votre compte. Les commandes sont conservées, sans votre nom, aussi longtemps que la loi l’exige.</li></ul><h2>Ce que nous pouvons faire</h2><p>Nous pouvons bloquer un compte qui nuit à la boutique ou à d’autres personnes, et nous en expliquons la raison par e-mail.</p><h2>Ce que vous écrivez</h2><p>Vos avis restent les vôtres. Vous nous autorisez à les afficher avec le produit. Nous retirons les insultes, les mensonges et la publicité.</p>',
          'fr-ca':
            '<p>Ces conditions concernent votre compte chez Northfell, une boutique de démonstration. Vos achats relèvent des <a href="/sale-terms">conditions de vente</a>.</p><h2>Votre compte</h2><ul><li>Il est personnel : gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre peut le connaître.</li><li>Vos renseignements doivent être exacts, pour que vos commandes vous parviennent.</li><li>Vous pouvez le fermer en tout temps, sous Confidentialité dans votre compte. Les commandes sont conservées, sans votre nom, aussi longtemps que la loi l’exige.</li></ul><h2>Ce que nous pouvons faire</h2><p>Nous pouvons bloquer un compte qui nuit à la boutique ou à d’autres personnes, et nous en expliquons la raison par courriel.</p><h2>Ce que vous écrivez</h2><p>Vos avis restent les vôtres. Vous nous autorisez à les afficher avec le produit. Nous retirons les insultes, les mensonges et la publicité.</p>',
        },
        '<p>Diese Bedingungen gelten für Ihr Konto bei Northfell, einem Demonstrationsshop. Für Einkäufe gelten die <a href="/sale-terms">AGB</a>.</p><h2>Ihr Konto</h2><ul><li>Es gehört nur Ihnen: Behalten Sie das Passwort für sich und sagen Sie uns Bescheid, wenn jemand anderes es kennen könnte.</li><li>Ihre Angaben müssen stimmen, damit Bestellungen bei Ihnen ankommen.</li><li>Sie können es jederzeit in Ihrem Konto unter Datenschutz schließen. Bestellungen bewahren wir ohne Ihren Namen auf, solange das Gesetz es verlangt.</li></ul><h2>Was wir tun dürfen</h2><p>Wir dürfen ein Konto sperren, das dem Shop oder anderen schadet, und nennen Ihnen den Grund per E-Mail.</p><h2>Was Sie schreiben</h2><p>Bewertungen bleiben Ihre. Sie erlauben uns, sie beim Produkt zu zeigen. Beleidigungen, Unwahrheiten und Werbung entfernen wir.</p>',
        '<p>Estas condiciones tratan de tu cuenta en Northfell, una tienda de demostración. Para tus compras valen las <a href="/sale-terms">condiciones de venta</a>.</p><h2>Tu cuenta</h2><ul><li>Es solo tuya: no compartas la contraseña y avísanos si otra persona puede conocerla.</li><li>Tus datos tienen que ser ciertos para que los pedidos te lleguen.</li><li>Puedes cerrarla cuando quieras, en Privacidad dentro de tu cuenta. Guardamos los pedidos, sin tu nombre, el tiempo que exige la ley.</li></ul><h2>Qué podemos hacer</h2><p>Podemos bloquear una cuenta que perjudique a la tienda o a otras personas, y te explicamos el motivo por correo.</p><h2>Lo que escribes</h2><p>Tus opiniones siguen siendo tuyas. Nos permites mostrarlas junto al producto. Retiramos insultos, mentiras y publicidad.</p>',
        '<p>Queste condizioni riguardano il tuo account su Northfell, un negozio dimostrativo. Per gli acquisti valgono le <a href="/sale-terms">condizioni di vendita</a>.</p><h2>Il tuo account</h2><ul><li>È solo tuo: non condividere la password e avvisaci se qualcun altro potrebbe conoscerla.</li><li>I tuoi dati devono essere veri, così che gli ordini ti arrivino.</li><li>Puoi chiuderlo in qualsiasi momento, nella sezione Privacy del tuo account. Conserviamo gli ordini, senza il tuo nome, per il tempo richiesto dalla legge.</li></ul><h2>Che cosa possiamo fare</h2><p>Possiamo bloccare un account che danneggia il negozio o altre persone, e te ne spieghiamo il motivo via e-mail.</p><h2>Quello che scrivi</h2><p>Le tue recensioni restano tue. Ci permetti di mostrarle accanto al prodotto. Rimuoviamo insulti, falsità e pubblicità.</p>',
      ]),
  },
  {
    slug: 'loyalty-terms',
    title: [
      'Terms of the loyalty program',
      'Conditions du programme de fidélité',
      'Bedingungen des Treueprogramms',
      'Condiciones del programa de fidelidad',
      'Condizioni del programma fedeltà',
    ],
    text: ({ say }) =>
      say([
        northAmerican(
          '<p>Members of the Northfell loyalty programme collect points with what they buy. Joining is free.</p><h2>Points</h2><ul><li>You get one point for each whole pound, euro or dollar that you pay for goods. Delivery and gift cards give none.</li><li>Points count once the time for returns is over, and go with what you send back.</li><li>They last for twelve months after your last order.</li></ul><h2>Rewards</h2><p>200 points are a reward of 10 towards a later order. Rewards cannot be paid out or sold.</p><h2>Leaving</h2><p>You can leave at any time in your account. Points that are left end with the membership.</p>',
          '<p>Members of the Northfell loyalty program collect points with what they buy. Joining is free.</p><h2>Points</h2><ul><li>You get one point for each whole dollar that you pay for goods. Shipping and gift cards give none.</li><li>Points count once the time for returns is over, and go with what you send back.</li><li>They last for twelve months after your last order.</li></ul><h2>Rewards</h2><p>200 points are a reward of 10 dollars towards a later order. Rewards cannot be paid out or sold.</p><h2>Leaving</h2><p>You can leave at any time in your account. Points that are left end with the membership.</p>',
        ),
        '<p>Les membres du programme de fidélité Northfell cumulent des points avec leurs achats. L’adhésion est gratuite.</p><h2>Points</h2><ul><li>Chaque unité entière de la monnaie payée pour des articles donne un point. La livraison et les cartes-cadeaux n’en donnent pas.</li><li>Les points sont acquis à la fin du délai de retour et sont retirés avec les articles renvoyés.</li><li>Ils sont valables douze mois après votre dernière commande.</li></ul><h2>Récompenses</h2><p>200 points donnent droit à une récompense de 10 sur une commande suivante. Elle ne peut être ni versée en argent ni vendue.</p><h2>Départ</h2><p>Vous pouvez quitter le programme à tout moment dans votre compte. Les points restants sont alors perdus.</p>',
        '<p>Mitglieder des Treueprogramms von Northfell sammeln mit ihren Einkäufen Punkte. Die Mitgliedschaft ist kostenlos.</p><h2>Punkte</h2><ul><li>Für jeden vollen Euro, den Sie für Ware bezahlen, erhalten Sie einen Punkt. Versand und Geschenkkarten bringen keine.</li><li>Punkte zählen nach Ablauf der Rückgabefrist und entfallen für zurückgesandte Ware.</li><li>Sie gelten zwölf Monate ab Ihrer letzten Bestellung.</li></ul><h2>Prämien</h2><p>200 Punkte sind eine Prämie von 10 Euro auf eine spätere Bestellung. Prämien werden nicht ausgezahlt und dürfen nicht verkauft werden.</p><h2>Austritt</h2><p>Sie können jederzeit in Ihrem Konto austreten. Übrige Punkte verfallen dann.</p>',
        '<p>Los miembros del programa de fidelidad de Northfell acumulan puntos con sus compras. Unirse es gratis.</p><h2>Puntos</h2><ul><li>Recibes un punto por cada euro entero que pagas por artículos. El envío y las tarjetas regalo no dan puntos.</li><li>Los puntos cuentan cuando termina el plazo de devolución y se restan con lo que devuelves.</li><li>Duran doce meses desde tu último pedido.</li></ul><h2>Recompensas</h2><p>200 puntos equivalen a una recompensa de 10 euros para un pedido posterior. No se puede cobrar en dinero ni vender.</p><h2>Darse de baja</h2><p>Puedes darte de baja cuando quieras en tu cuenta. Los puntos que queden se pierden.</p>',
        '<p>I membri del programma fedeltà Northfell raccolgono punti con gli acquisti. Iscriversi è gratuito.</p><h2>Punti</h2><ul><li>Ricevi un punto per ogni euro intero speso in articoli. La spedizione e le carte regalo non danno punti.</li><li>I punti valgono alla fine del periodo di reso e vengono tolti con gli articoli restituiti.</li><li>Durano dodici mesi dal tuo ultimo ordine.</li></ul><h2>Premi</h2><p>200 punti valgono un premio di 10 euro su un ordine successivo. Il premio non può essere pagato in denaro né venduto.</p><h2>Recesso</h2><p>Puoi uscire in qualsiasi momento dal tuo account. I punti rimasti decadono.</p>',
      ]),
  },
  {
    slug: 'sms-terms',
    title: [
      'Text message terms',
      { fr: 'Conditions des SMS', 'fr-ca': 'Conditions des textos' },
      'SMS-Bedingungen',
      'Condiciones de los SMS',
      'Condizioni degli SMS',
    ],
    text: ({ say }) =>
      say([
        '<p>If you want them, Northfell sends text messages with news and offers to the number that you give us.</p><ul><li>There are at most eight a month, and they are sent automatically.</li><li>You do not have to want them to buy anything.</li><li>We send them only after you have confirmed your number.</li><li>Your mobile provider may charge for messages and data.</li></ul><h2>Stop and help</h2><p>Reply STOP to any message and there will be no more, or HELP for help. You can also change it in your account. We give your number to nobody who would advertise with it.</p>',
        {
          fr: '<p>Si vous le souhaitez, Northfell envoie des SMS avec des nouveautés et des offres au numéro que vous indiquez.</p><ul><li>Il y en a huit par mois au plus, envoyés automatiquement.</li><li>Votre accord n’est pas nécessaire pour acheter.</li><li>Nous ne les envoyons qu’après confirmation de votre numéro.</li><li>Votre opérateur peut facturer les messages et les données.</li></ul><h2>Arrêt et aide</h2><p>Répondez STOP à un message pour ne plus rien recevoir, ou HELP pour obtenir de l’aide. Vous pouvez aussi modifier ce choix dans votre compte. Nous ne transmettons votre numéro à personne à des fins publicitaires.</p>',
          'fr-ca':
            '<p>Si vous le souhaitez, Northfell envoie des textos avec des nouveautés et des offres au numéro que vous indiquez.</p><ul><li>Il y en a huit par mois au plus, envoyés automatiquement.</li><li>Votre accord n’est pas nécessaire pour acheter.</li><li>Nous ne les envoyons qu’après confirmation de votre numéro.</li><li>Votre fournisseur peut facturer les messages et les données.</li></ul><h2>Arrêt et aide</h2><p>Répondez STOP à un message pour ne plus rien recevoir, ou HELP pour obtenir de l’aide. Vous pouvez aussi modifier ce choix dans votre compte. Nous ne transmettons votre numéro à personne à des fins publicitaires.</p>',
        },
        '<p>Wenn Sie es wünschen, sendet Northfell Neuigkeiten und Angebote per SMS an die Nummer, die Sie uns nennen.</p><ul><li>Es sind höchstens acht im Monat, und sie werden automatisch versendet.</li><li>Zum Einkaufen müssen Sie nicht einwilligen.</li><li>Wir senden sie erst, wenn Sie Ihre Nummer bestätigt haben.</li><li>Ihr Mobilfunkanbieter kann Nachrichten und Daten berechnen.</li></ul><h2>Abmelden und Hilfe</h2><p>Antworten Sie auf eine Nachricht mit STOP, und es kommt keine mehr, oder mit HELP für Hilfe. Sie können das auch in Ihrem Konto ändern. Wir geben Ihre Nummer niemandem für Werbung.</p>',
        '<p>Si quieres, Northfell envía SMS con novedades y ofertas al número que nos des.</p><ul><li>Son como mucho ocho al mes y se envían de forma automática.</li><li>No hace falta aceptarlos para comprar.</li><li>Solo los enviamos cuando has confirmado tu número.</li><li>Tu operador puede cobrarte los mensajes y los datos.</li></ul><h2>Baja y ayuda</h2><p>Responde STOP a cualquier mensaje y no recibirás más, o HELP para obtener ayuda. También puedes cambiarlo en tu cuenta. No damos tu número a nadie que haga publicidad con él.</p>',
        '<p>Se lo desideri, Northfell invia SMS con novità e offerte al numero che ci indichi.</p><ul><li>Sono al massimo otto al mese e vengono inviati automaticamente.</li><li>Non è necessario accettarli per acquistare.</li><li>Li inviamo solo dopo che hai confermato il numero.</li><li>Il tuo operatore può addebitare messaggi e dati.</li></ul><h2>Disiscrizione e aiuto</h2><p>Rispondi STOP a un messaggio per non riceverne più, o HELP per ricevere assistenza. Puoi cambiare idea anche nel tuo account. Non diamo il tuo numero a nessuno per fini pubblicitari.</p>',
      ]),
  },
  {
    slug: 'associate-discount-terms',
    title: [
      'Terms of the employee discount',
      'Conditions de la remise du personnel',
      'Bedingungen des Mitarbeiterrabatts',
      'Condiciones del descuento para empleados',
      'Condizioni dello sconto per i dipendenti',
    ],
    text: ({ say }) =>
      say([
        american(
          '<p>People who work at Northfell buy at a discount, for themselves and their household.</p><ul><li>The discount has a cap each year. Your account shows how much of it is left.</li><li>What you buy must not be sold on.</li><li>It cannot be combined with promo codes, and not used for gift cards.</li><li>Depending on where you live, the discount may count as income for tax.</li><li>It ends on your last day of work.</li></ul><p>Whoever breaks these terms loses the discount. Questions: <a href="mailto:people@northfell.example">people@northfell.example</a>.</p>',
          '<p>People who work at Northfell buy at a discount, for themselves and their household.</p><ul><li>The discount has a cap each year. Your account shows how much of it is left.</li><li>What you buy must not be resold.</li><li>It can’t be combined with promo codes, or used for gift cards.</li><li>Depending on where you live, the discount may count as taxable income.</li><li>It ends on your last day of work.</li></ul><p>Anyone who breaks these terms loses the discount. Questions: <a href="mailto:people@northfell.example">people@northfell.example</a>.</p>',
        ),
        '<p>Les personnes qui travaillent chez Northfell achètent avec une remise, pour elles et leur foyer.</p><ul><li>La remise est plafonnée chaque année. Votre compte indique ce qu’il en reste.</li><li>Les articles achetés ne doivent pas être revendus.</li><li>Elle ne se cumule pas avec les codes promo et ne vaut pas pour les cartes-cadeaux.</li><li>Selon votre lieu de résidence, elle peut être imposable.</li><li>Elle prend fin le dernier jour de travail.</li></ul><p>Qui enfreint ces conditions perd la remise. Questions : <a href="mailto:people@northfell.example">people@northfell.example</a>.</p>',
        '<p>Wer bei Northfell arbeitet, kauft mit Rabatt ein, für sich und den eigenen Haushalt.</p><ul><li>Der Rabatt ist im Jahr begrenzt. Ihr Konto zeigt, wie viel davon übrig ist.</li><li>Die Ware darf nicht weiterverkauft werden.</li><li>Er gilt nicht zusammen mit Gutscheincodes und nicht für Geschenkkarten.</li><li>Je nach Wohnort kann er als geldwerter Vorteil zu versteuern sein.</li><li>Er endet mit dem letzten Arbeitstag.</li></ul><p>Wer gegen diese Bedingungen verstößt, verliert den Rabatt. Fragen: <a href="mailto:people@northfell.example">people@northfell.example</a>.</p>',
        '<p>Quienes trabajan en Northfell compran con descuento, para sí y para su hogar.</p><ul><li>El descuento tiene un límite anual. Tu cuenta muestra cuánto queda.</li><li>Lo que compras no se puede revender.</li><li>No se combina con códigos promocionales ni sirve para tarjetas regalo.</li><li>Según dónde vivas, puede tributar como retribución en especie.</li><li>Termina el último día de trabajo.</li></ul><p>Quien incumple estas condiciones pierde el descuento. Preguntas: <a href="mailto:people@northfell.example">people@northfell.example</a>.</p>',
        '<p>Chi lavora in Northfell acquista con uno sconto, per sé e per la propria famiglia.</p><ul><li>Lo sconto ha un tetto annuale. Il tuo account mostra quanto ne resta.</li><li>Gli articoli acquistati non possono essere rivenduti.</li><li>Non si cumula con i codici promozionali e non vale per le carte regalo.</li><li>A seconda di dove vivi, può essere tassato come beneficio.</li><li>Termina con l’ultimo giorno di lavoro.</li></ul><p>Chi viola queste condizioni perde lo sconto. Domande: <a href="mailto:people@northfell.example">people@northfell.example</a>.</p>',
      ]),
  },
  {
    slug: 'xplr-pass',
    title: ['XPLR Pass', 'XPLR Pass', 'XPLR Pass', 'XPLR Pass', 'XPLR Pass'],
    text: ({ say }) =>
      say([
        northAmerican(
          '<p>XPLR Pass is the loyalty programme of Northfell: it is free, and it thanks people who come back.</p><h2>What you get</h2><ul><li>Points with every order, and rewards for them.</li><li>A welcome reward with your first order.</li><li>New things a few days before everybody else.</li><li>A present in the month of your birthday.</li></ul><h2>How to join</h2><p>Create an account, or join in the account that you have. The rules are in the <a href="/loyalty-terms">terms of the programme</a>.</p>',
          '<p>XPLR Pass is the loyalty program of Northfell: it’s free, and it thanks people who come back.</p><h2>What you get</h2><ul><li>Points with every order, and rewards for them.</li><li>A welcome reward with your first order.</li><li>New things a few days before everyone else.</li><li>A gift in the month of your birthday.</li></ul><h2>How to join</h2><p>Create an account, or join in the account that you have. The rules are in the <a href="/loyalty-terms">terms of the program</a>.</p>',
        ),
        '<p>XPLR Pass est le programme de fidélité de Northfell : il est gratuit et remercie celles et ceux qui reviennent.</p><h2>Vos avantages</h2><ul><li>Des points à chaque commande, et des récompenses en échange.</li><li>Une récompense de bienvenue avec votre première commande.</li><li>Les nouveautés quelques jours avant tout le monde.</li><li>Un cadeau le mois de votre anniversaire.</li></ul><h2>Comment adhérer</h2><p>Créez un compte ou adhérez depuis le vôtre. Les règles figurent dans les <a href="/loyalty-terms">conditions du programme</a>.</p>',
        '<p>XPLR Pass ist das Treueprogramm von Northfell: Es ist kostenlos und dankt allen, die wiederkommen.</p><h2>Ihre Vorteile</h2><ul><li>Punkte mit jeder Bestellung und Prämien dafür.</li><li>Eine Willkommensprämie zur ersten Bestellung.</li><li>Neuheiten einige Tage vor allen anderen.</li><li>Ein Geschenk im Monat Ihres Geburtstags.</li></ul><h2>So werden Sie Mitglied</h2><p>Legen Sie ein Konto an oder treten Sie in Ihrem Konto bei. Die Regeln stehen in den <a href="/loyalty-terms">Bedingungen des Programms</a>.</p>',
        '<p>XPLR Pass es el programa de fidelidad de Northfell: es gratis y da las gracias a quienes vuelven.</p><h2>Ventajas</h2><ul><li>Puntos con cada pedido, y recompensas a cambio.</li><li>Una recompensa de bienvenida con tu primer pedido.</li><li>Novedades unos días antes que nadie.</li><li>Un regalo el mes de tu cumpleaños.</li></ul><h2>Cómo unirse</h2><p>Crea una cuenta o únete desde la que ya tienes. Las reglas están en las <a href="/loyalty-terms">condiciones del programa</a>.</p>',
        '<p>XPLR Pass è il programma fedeltà di Northfell: è gratuito e ringrazia chi torna.</p><h2>I vantaggi</h2><ul><li>Punti con ogni ordine, e premi in cambio.</li><li>Un premio di benvenuto con il primo ordine.</li><li>Le novità qualche giorno prima di tutti.</li><li>Un regalo nel mese del tuo compleanno.</li></ul><h2>Come iscriversi</h2><p>Crea un account o iscriviti da quello che hai. Le regole sono nelle <a href="/loyalty-terms">condizioni del programma</a>.</p>',
      ]),
  },
];
