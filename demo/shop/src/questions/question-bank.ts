import type { PhraseBankName } from '../kinds/kind-spec.ts';
import type { Phrase } from '../language.ts';

export interface BankQuestion {
  readonly asked: Phrase;
  readonly answered: Phrase;
}

const WASHING: BankQuestion = {
  asked: [
    'Can it go into the washing machine?',
    'Passe-t-il à la machine à laver ?',
    'Darf es in die Waschmaschine?',
    '¿Se puede lavar a máquina?',
    'Si può lavare in lavatrice?',
  ],
  answered: [
    'Yes. The label inside says how warm, and closing the zips first keeps it in shape.',
    'Oui. L’étiquette intérieure indique la température ; fermez d’abord les fermetures pour garder la forme.',
    'Ja. Wie warm, steht auf dem Etikett innen; mit geschlossenen Reißverschlüssen bleibt die Form erhalten.',
    'Sí. La etiqueta interior indica la temperatura; cierra antes las cremalleras para que conserve la forma.',
    'Sì. La temperatura è indicata sull’etichetta interna; chiudi prima le zip perché mantenga la forma.',
  ],
};

const BETWEEN_SIZES: BankQuestion = {
  asked: [
    'I am between two sizes. Which one should I take?',
    'Je suis entre deux tailles. Laquelle choisir ?',
    'Ich liege zwischen zwei Größen. Welche soll ich nehmen?',
    'Estoy entre dos tallas. ¿Cuál elijo?',
    'Sono tra due taglie. Quale scelgo?',
  ],
  answered: [
    'The larger one if you wear layers beneath, the smaller one otherwise. The size guide has all measurements.',
    'La plus grande si vous portez des couches dessous, la plus petite sinon. Le guide des tailles donne toutes les mesures.',
    'Die größere, wenn Sie darunter mehrere Schichten tragen, sonst die kleinere. Alle Maße stehen in der Größentabelle.',
    'La mayor si llevas capas debajo; si no, la menor. La guía de tallas tiene todas las medidas.',
    'La più grande se porti strati sotto, altrimenti la più piccola. Nella guida alle taglie ci sono tutte le misure.',
  ],
};

const SHOE_WIDTH: BankQuestion = {
  asked: [
    'Is there room for broad feet?',
    'Convient-elle aux pieds larges ?',
    'Ist Platz für breite Füße?',
    '¿Hay espacio para pies anchos?',
    'C’è spazio per piedi larghi?',
  ],
  answered: [
    'There is some at the toes, the heel is held firmly. With very broad feet, try half a size more.',
    'Un peu à l’avant, le talon est bien tenu. Avec des pieds très larges, essayez une demi-pointure de plus.',
    'Vorn ist etwas Platz, die Ferse sitzt fest. Bei sehr breiten Füßen probieren Sie eine halbe Größe mehr.',
    'Algo en la punta, y el talón queda sujeto. Con pies muy anchos, prueba medio número más.',
    'Un po’ in punta, mentre il tallone è ben fermo. Con piedi molto larghi, prova mezzo numero in più.',
  ],
};

const CABIN: BankQuestion = {
  asked: [
    'Can I take it as cabin luggage?',
    'Puis-je le prendre en cabine ?',
    'Kann ich es als Handgepäck mitnehmen?',
    '¿Puedo llevarlo como equipaje de mano?',
    'Posso portarlo come bagaglio a mano?',
  ],
  answered: [
    'Airlines differ. Its measurements stand under “Details”: compare them with those of yours.',
    'Cela dépend de la compagnie. Les dimensions figurent sous « Détails » : comparez-les avec celles de la vôtre.',
    'Das ist je nach Fluglinie verschieden. Die Maße stehen unter „Details“: Vergleichen Sie sie mit denen Ihrer Linie.',
    'Depende de la aerolínea. Las medidas están en «Detalles»: compáralas con las de la tuya.',
    'Dipende dalla compagnia. Le misure sono sotto «Dettagli»: confrontale con quelle della tua.',
  ],
};

const REPAIR: BankQuestion = {
  asked: [
    'Do you repair it when something breaks?',
    'Le réparez-vous si quelque chose casse ?',
    'Reparieren Sie es, wenn etwas kaputtgeht?',
    '¿Lo reparáis si se rompe algo?',
    'Lo riparate se si rompe qualcosa?',
  ],
  answered: [
    'Yes. Open a warranty case in your account or on the warranty page, and we tell you what can be done.',
    'Oui. Ouvrez un dossier de garantie dans votre compte ou sur la page garantie, et nous vous dirons ce qui est possible.',
    'Ja. Eröffnen Sie einen Garantiefall in Ihrem Konto oder auf der Garantieseite, dann sagen wir Ihnen, was möglich ist.',
    'Sí. Abre un caso de garantía en tu cuenta o en la página de garantía y te diremos qué se puede hacer.',
    'Sì. Apri una richiesta di garanzia nel tuo account o nella pagina della garanzia e ti diremo che cosa si può fare.',
  ],
};

const PACKED: BankQuestion = {
  asked: [
    'How small does it get when packed?',
    'Quelle place prend-il une fois rangé ?',
    'Wie klein wird es verpackt?',
    '¿Cuánto ocupa guardado?',
    'Quanto diventa piccolo da chiuso?',
  ],
  answered: [
    'It comes with a sack and fits into the bottom of a pack for a weekend.',
    'Il est livré avec une housse et tient au fond d’un sac de week-end.',
    'Es kommt mit einem Packsack und passt unten in einen Wochenendrucksack.',
    'Viene con una funda y cabe en el fondo de una mochila de fin de semana.',
    'È fornito con una sacca e sta sul fondo di uno zaino da fine settimana.',
  ],
};

export const QUESTION_BANK: Readonly<Record<PhraseBankName, readonly BankQuestion[]>> = {
  shell: [BETWEEN_SIZES, WASHING, REPAIR],
  warm: [BETWEEN_SIZES, WASHING],
  knit: [BETWEEN_SIZES],
  top: [BETWEEN_SIZES, WASHING],
  bottom: [BETWEEN_SIZES, WASHING],
  shoe: [SHOE_WIDTH, REPAIR],
  carry: [CABIN, REPAIR],
  tent: [PACKED, REPAIR],
  sleep: [PACKED],
  small: [],
  bottle: [],
};
