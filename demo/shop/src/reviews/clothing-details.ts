import type { Phrase } from '../language.ts';
import type { ReviewDetails } from './review-details-type.ts';

const LASTS: Phrase = [
  'Washed six times and still looks new.',
  'Six lavages, toujours comme neuf.',
  'Sechsmal gewaschen und wie neu.',
  'Seis lavados y como el primer día.',
  'Sei lavaggi e sembra nuovo.',
];
const SOFT: Phrase = [
  'Soft on the skin from the first day.',
  'Agréable sur la peau dès le premier jour.',
  'Vom ersten Tag an weich auf der Haut.',
  'Muy agradable en la piel desde el primer día.',
  'Piacevole sulla pelle fin dal primo giorno.',
];
export const DARKER: Phrase = [
  'It is darker than on my screen.',
  'La couleur est plus foncée qu’à l’écran.',
  'Die Farbe ist dunkler als auf dem Bildschirm.',
  'El color es más oscuro que en la pantalla.',
  'Il colore è più scuro che sullo schermo.',
];
const LONG_SLEEVES: Phrase = [
  'The sleeves are long on me.',
  'Les manches sont longues pour moi.',
  'Die Ärmel sind mir zu lang.',
  'Las mangas me quedan largas.',
  'Le maniche per me sono lunghe.',
  ['shell-jacket', 'insulated-jacket', 'parka', 'fleece', 'base-layer', 'hoodie', 'shirt'],
];

export const SHELL: ReviewDetails = {
  glad: [
    [
      'Six hours of rain and my shirt was dry.',
      'Six heures de pluie et la chemise est restée sèche.',
      'Sechs Stunden Regen, und das Hemd war trocken.',
      'Seis horas de lluvia y la camisa, seca.',
      'Sei ore di pioggia e la camicia era asciutta.',
      ['waterproof'],
    ],
    [
      'The hood actually turns with my head.',
      'La capuche suit vraiment la tête.',
      'Die Kapuze dreht sich wirklich mit.',
      'La capucha gira de verdad con la cabeza.',
      'Il cappuccio segue davvero la testa.',
      ['waterproof'],
    ],
    [
      'Takes the bite out of the wind on a ridge.',
      'Coupe vraiment le vent sur une crête.',
      'Nimmt dem Wind auf dem Grat die Schärfe.',
      'Quita todo el viento en la cresta.',
      'In cresta il vento non si sente più.',
    ],
    [
      'Breathes better than anything I have owned.',
      'Respire mieux que tout ce que j’ai eu.',
      'Atmungsaktiver als alles, was ich hatte.',
      'Transpira mejor que todo lo que he tenido.',
      'Traspira meglio di tutto ciò che ho avuto.',
    ],
    [
      'Disappears in my pack until I need it.',
      'Se fait oublier dans le sac.',
      'Verschwindet im Rucksack, bis man es braucht.',
      'En la mochila ni se nota.',
      'Nello zaino non si sente.',
      ['light'],
    ],
  ],
  critical: [
    [
      'A bit noisy when I walk.',
      'Fait un peu de bruit en marchant.',
      'Raschelt etwas beim Gehen.',
      'Hace un poco de ruido al andar.',
      'Fa un po’ di rumore quando cammino.',
    ],
    [
      'The front opening is stiff to begin with.',
      'La fermeture est dure au début.',
      'Der Reißverschluss geht anfangs schwer.',
      'Al principio la cremallera va dura.',
      'All’inizio la cerniera è dura.',
    ],
    [
      'Short in the back for me.',
      'Un peu court dans le dos pour moi.',
      'Hinten für mich zu kurz.',
      'Por detrás me queda corto.',
      'Dietro per me è corto.',
      ['light', 'alpine'],
    ],
    LONG_SLEEVES,
  ],
};

export const WARM: ReviewDetails = {
  glad: [
    [
      'Warm on the coldest mornings of the year.',
      'Tient chaud les matins les plus froids de l’année.',
      'Wärmt auch an den kältesten Tagen des Jahres.',
      'Abriga en las mañanas más frías del año.',
      'Tiene caldo nelle mattine più fredde dell’anno.',
    ],
    [
      'Packs to nothing and lofts right back.',
      'Se comprime à rien et regonfle aussitôt.',
      'Winziges Packmaß und sofort wieder voll da.',
      'No ocupa nada y recupera el volumen al momento.',
      'Non occupa nulla e si rigonfia subito.',
      ['insulated-jacket', 'vest'],
    ],
    [
      'Looks right in town too.',
      'Très bien en ville aussi.',
      'Sieht auch in der Stadt gut aus.',
      'También queda bien en la ciudad.',
      'Sta bene anche in città.',
    ],
    [
      'Still warm when damp.',
      'Garde sa chaleur même humide.',
      'Wärmt auch noch, wenn es feucht ist.',
      'Abriga incluso con humedad.',
      'Scalda anche con l’umidità.',
      ['synthetic'],
    ],
    [
      'Covers what a short jacket leaves cold.',
      'Protège aussi le haut des jambes.',
      'Wärmt auch dort, wo kurze Jacken aufhören.',
      'Tapa justo donde otras se quedan cortas.',
      'Copre anche dove le altre finiscono.',
      ['parka'],
    ],
  ],
  critical: [
    [
      'Lost a feather or two.',
      'Quelques plumes se sont échappées.',
      'Hat ein, zwei Federn verloren.',
      'Ha perdido alguna pluma.',
      'Ha perso una piuma o due.',
      ['down'],
    ],
    [
      'Tight over a thick fleece.',
      'Un peu juste par-dessus une grosse polaire.',
      'Über dickem Fleece eng.',
      'Va justo por encima de un polar gordo.',
      'Un po’ giusto sopra un pile spesso.',
    ],
    [
      'I wish the pockets were deeper.',
      'J’aimerais des poches plus profondes.',
      'Die Taschen könnten tiefer sein.',
      'Ojalá los bolsillos fueran más hondos.',
      'Vorrei tasche più profonde.',
    ],
    LONG_SLEEVES,
  ],
};

export const KNIT: ReviewDetails = {
  glad: [
    SOFT,
    LASTS,
    [
      'Warm without being bulky.',
      'Chaud sans être épais.',
      'Warm, ohne aufzutragen.',
      'Abriga sin abultar.',
      'Scalda senza ingombrare.',
      ['fleece', 'base-layer'],
    ],
    [
      'Three days in a row and still fresh.',
      'Trois jours de suite sans odeur.',
      'Drei Tage am Stück und riecht nicht.',
      'Tres días seguidos y sin olor.',
      'Tre giorni di fila senza odori.',
      ['merino'],
    ],
    [
      'Thick cotton that keeps its shape.',
      'Un coton épais qui garde sa forme.',
      'Dicke Baumwolle, die in Form bleibt.',
      'Algodón grueso que no se deforma.',
      'Cotone spesso che resta in forma.',
      ['cotton'],
    ],
    [
      'Dries while I have breakfast.',
      'Sèche le temps du petit déjeuner.',
      'Bis zum Ende des Frühstücks trocken.',
      'Se seca mientras desayuno.',
      'Si asciuga mentre faccio colazione.',
      ['tech', 'grid'],
    ],
  ],
  critical: [
    LONG_SLEEVES,
    DARKER,
    [
      'Pills a little under the pack straps.',
      'Bouloche un peu sous les bretelles du sac.',
      'Pillt etwas unter den Rucksackträgern.',
      'Hace algo de bolitas bajo los tirantes de la mochila.',
      'Fa qualche pallino sotto gli spallacci.',
      ['recycled', 'cotton'],
    ],
    [
      'Thinner than I thought.',
      'Plus fin que prévu.',
      'Dünner als gedacht.',
      'Más fino de lo que pensaba.',
      'Più sottile del previsto.',
      ['base-layer'],
    ],
  ],
};

export const TOP: ReviewDetails = {
  glad: [
    [
      'The cut leaves room to move and still looks neat.',
      'La coupe laisse bouger et reste élégante.',
      'Der Schnitt lässt Platz und sieht trotzdem ordentlich aus.',
      'El corte deja moverse y sigue quedando bien.',
      'Il taglio lascia muovere e resta elegante.',
    ],
    LASTS,
    SOFT,
    [
      'Dry again an hour after washing.',
      'Sec une heure après le lavage.',
      'Eine Stunde nach dem Waschen wieder trocken.',
      'Seco una hora después de lavarlo.',
      'Asciutto un’ora dopo il lavaggio.',
      ['tech'],
    ],
    [
      'Good enough for dinner after the walk.',
      'Assez chic pour le dîner après la marche.',
      'Schick genug fürs Abendessen nach der Tour.',
      'Sirve también para cenar después de la ruta.',
      'Va bene anche per la cena dopo il giro.',
      ['shirt', 'dress'],
    ],
  ],
  critical: [
    [
      'A little long on me.',
      'Un peu long pour moi.',
      'Für mich etwas zu lang.',
      'De largo me sobra un poco.',
      'Per me è un po’ lungo.',
    ],
    DARKER,
    [
      'Creases in a suitcase.',
      'Se froisse dans la valise.',
      'Knittert im Koffer.',
      'Se arruga en la maleta.',
      'In valigia si stropiccia.',
      ['cotton', 'flannel'],
    ],
    [
      'Thinner than I expected.',
      'Le tissu est plus fin que prévu.',
      'Der Stoff ist dünner als erwartet.',
      'La tela es más fina de lo que esperaba.',
      'Il tessuto è più sottile del previsto.',
      ['t-shirt', 'dress'],
    ],
  ],
};

export const BOTTOM: ReviewDetails = {
  glad: [
    [
      'Nothing pinches, even on the steepest steps.',
      'Rien ne serre, même dans les passages raides.',
      'Zwickt nirgends, auch nicht auf steilen Stufen.',
      'No aprieta ni en los pasos más empinados.',
      'Non tira nemmeno sui gradoni più ripidi.',
    ],
    [
      'Pockets are where my hands expect them.',
      'Les poches sont là où les mains les cherchent.',
      'Die Taschen sitzen dort, wo die Hände sie suchen.',
      'Los bolsillos están donde los buscan las manos.',
      'Le tasche sono dove le mani le cercano.',
      ['trousers', 'shorts'],
    ],
    LASTS,
    [
      'Comfortable from the train to the trail.',
      'Confortable du train au sentier.',
      'Bequem vom Zug bis auf den Weg.',
      'Comodidad desde el tren hasta el sendero.',
      'Comodità dal treno al sentiero.',
    ],
    [
      'Opaque even in a deep squat.',
      'Reste opaque même accroupi.',
      'Auch in der Hocke blickdicht.',
      'No transparenta ni en cuclillas.',
      'Coprente anche in accosciata.',
      ['leggings'],
    ],
    [
      'Dry legs after a whole day of rain.',
      'Les jambes au sec après une journée de pluie.',
      'Trockene Beine nach einem ganzen Regentag.',
      'Piernas secas después de todo un día de lluvia.',
      'Gambe asciutte dopo un giorno intero di pioggia.',
      ['rain'],
    ],
  ],
  critical: [
    [
      'The waist is a little loose.',
      'La taille est un peu large.',
      'Der Bund ist etwas weit.',
      'La cintura me queda un poco floja.',
      'In vita è un po’ largo.',
    ],
    DARKER,
    [
      'I would like one more pocket.',
      'Il manque une poche.',
      'Eine Tasche mehr wäre schön.',
      'Le falta un bolsillo.',
      'Vorrei una tasca in più.',
    ],
    [
      'A bit long in the leg.',
      'Un peu long de jambe.',
      'Die Beine sind etwas lang.',
      'De pierna me queda un poco largo.',
      'Un po’ lungo di gamba.',
      ['trousers', 'leggings'],
    ],
  ],
};
