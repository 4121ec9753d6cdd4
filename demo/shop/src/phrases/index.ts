import type { PhraseBankName } from '../kinds/kind-spec.ts';
import type { Phrase } from '../language.ts';
import { BOTTOM } from './bottom-bank.ts';
import { KNIT, TOP } from './clothing-banks.ts';
import { SLEEP, TENT } from './camp-banks.ts';
import { CARRY, SHOE } from './gear-banks.ts';
import { SHELL, WARM } from './outer-banks.ts';
import type { PhraseBank } from './phrase-bank.ts';
import { BOTTLE, SMALL } from './small-banks.ts';

export const PHRASE_BANKS: Readonly<Record<PhraseBankName, PhraseBank>> = {
  shell: SHELL,
  warm: WARM,
  knit: KNIT,
  top: TOP,
  bottom: BOTTOM,
  shoe: SHOE,
  carry: CARRY,
  tent: TENT,
  sleep: SLEEP,
  small: SMALL,
  bottle: BOTTLE,
};

export const CLOSINGS: readonly Phrase[] = [
  [
    'Made to be repaired, and worth repairing.',
    'La réparation fait partie du projet, et elle en vaut la peine.',
    'Gemacht, um repariert zu werden, und es wert.',
    'Hecho para repararse, y merece la pena.',
    'Fatto per essere riparato, e ne vale la pena.',
  ],
  [
    'Tested for a year by the people who answer your questions.',
    'Testé un an par celles et ceux qui répondent à vos questions.',
    'Ein Jahr lang getestet von den Leuten, die Ihre Fragen beantworten.',
    'Un año de pruebas a cargo de quienes responden a tus preguntas.',
    'Un anno di prove da parte di chi risponde alle tue domande.',
  ],
  [
    'Finished with it? Send it back: we resell it or recycle its parts.',
    'Vous n’en avez plus l’usage ? Renvoyez-le : nous le revendons ou recyclons ses pièces.',
    'Sie brauchen es nicht mehr? Wir nehmen es zurück und verkaufen es weiter.',
    '¿Ya no lo usas? Envíanoslo: lo revendemos o reciclamos sus piezas.',
    'Non ti serve più? Spediscicelo: lo rivendiamo o ne ricicliamo le parti.',
  ],
  [
    'Send it to our workshop when it needs a repair.',
    'Une réparation à faire ? Notre atelier s’en charge.',
    'Wenn etwas kaputtgeht, repariert es unsere Werkstatt.',
    'Si necesita una reparación, nuestro taller se encarga.',
    'Se ha bisogno di una riparazione, ci pensa il nostro laboratorio.',
  ],
  [
    'We changed one thing since last season and left the rest alone.',
    'Un seul détail a changé depuis la saison passée, le reste est intact.',
    'Seit der letzten Saison haben wir eine Sache geändert und den Rest gelassen.',
    'Hemos cambiado una sola cosa desde la temporada pasada; el resto sigue igual.',
    'Dalla scorsa stagione abbiamo cambiato una cosa sola e lasciato stare il resto.',
  ],
  [
    'If it lets you down on the trail, we want to hear about it.',
    'Une déception sur le terrain ? Nous voulons le savoir.',
    'Wenn es Sie am Berg im Stich lässt, möchten wir davon hören.',
    'Si te falla en la montaña, queremos saberlo.',
    'Se ti delude in montagna, vogliamo saperlo.',
  ],
  [
    'Designed at our desk by the fjord, finished on the slopes behind it.',
    'Un dessin né à notre bureau face au fjord, achevé sur les pentes derrière.',
    'Entworfen an unserem Schreibtisch am Fjord, fertig geworden an den Hängen dahinter.',
    'Diseñado en nuestra mesa junto al fiordo, terminado en las laderas de detrás.',
    'Disegnato alla nostra scrivania sul fiordo, finito sui pendii alle sue spalle.',
  ],
  [
    'Simple outside, carefully sewn inside.',
    'Simple à l’extérieur, cousu avec soin à l’intérieur.',
    'Außen schlicht, innen sorgfältig genäht.',
    'Sencillez por fuera, costuras cuidadas por dentro.',
    'Semplicità fuori, cuciture curate dentro.',
  ],
];
