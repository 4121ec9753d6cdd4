import type { Text } from '../../../shared/text.ts';

export const mergeMessages = {
  merged: {
    en: 'We have added the items from your earlier visit to your bag.',
    fr: 'Nous avons ajouté à votre panier les articles de votre visite précédente.',
    de: 'Wir haben die Artikel aus Ihrem früheren Besuch in Ihren Warenkorb gelegt.',
    es: 'Hemos añadido a tu cesta los artículos de tu visita anterior.',
    it: 'Abbiamo aggiunto al tuo carrello gli articoli della tua visita precedente.',
  },
  less: {
    en: 'We could not put all pieces of {product} into your bag. Your bag now has {quantity}.',
    fr: 'Nous n’avons pas pu ajouter à votre panier tous les exemplaires de {product}. Votre panier en contient {quantity}.',
    de: 'Von {product} konnten wir nicht alle Stücke in Ihren Warenkorb legen. Ihr Warenkorb enthält jetzt {quantity}.',
    es: 'No hemos podido añadir a tu cesta todas las unidades de {product}. Ahora tu cesta tiene {quantity}.',
    it: 'Non abbiamo potuto mettere nel carrello tutti i pezzi di {product}. Ora il carrello ne contiene {quantity}.',
  },
  items: {
    en: 'Your bag is full: not everything from your earlier visit has found room in it.',
    fr: 'Votre panier est plein : tous les articles de votre visite précédente n’ont pas pu y être ajoutés.',
    de: 'Ihr Warenkorb ist voll: Nicht alles aus Ihrem früheren Besuch hat darin Platz gefunden.',
    es: 'Tu cesta está llena: no ha cabido todo lo de tu visita anterior.',
    it: 'Il tuo carrello è pieno: non tutto ciò che avevi scelto nella visita precedente ha trovato posto.',
  },
  codes: {
    en: 'A bag takes ten promo codes. We have left out the others from your earlier visit.',
    fr: 'Un panier accepte dix codes promo. Les autres codes de votre visite précédente n’ont pas été repris.',
    de: 'Ein Warenkorb nimmt zehn Aktionscodes. Die übrigen aus Ihrem früheren Besuch haben wir weggelassen.',
    es: 'Una cesta admite diez códigos promocionales. Hemos dejado fuera los demás de tu visita anterior.',
    it: 'Un carrello accetta dieci codici promozionali. Gli altri della tua visita precedente non sono stati ripresi.',
  },
  'gift-cards': {
    en: 'An order takes five gift cards. We have left out the others from your earlier visit, and nothing was taken from them.',
    fr: 'Une commande accepte cinq cartes cadeaux. Les autres cartes de votre visite précédente n’ont pas été reprises et rien n’en a été débité.',
    de: 'Eine Bestellung nimmt fünf Geschenkkarten. Die übrigen aus Ihrem früheren Besuch haben wir weggelassen; von ihnen wurde nichts abgebucht.',
    es: 'Un pedido admite cinco tarjetas regalo. Hemos dejado fuera las demás de tu visita anterior y no se ha descontado nada de ellas.',
    it: 'Un ordine accetta cinque carte regalo. Le altre della tua visita precedente non sono state riprese e non è stato addebitato nulla.',
  },
  payment: {
    en: 'Your bag has the way to pay that you chose last. Please check it before you order.',
    fr: 'Votre panier contient le dernier moyen de paiement que vous avez choisi. Vérifiez-le avant de commander.',
    de: 'In Ihrem Warenkorb steht die Zahlungsart, die Sie zuletzt gewählt haben. Bitte prüfen Sie sie vor der Bestellung.',
    es: 'Tu cesta tiene la última forma de pago que elegiste. Compruébala antes de hacer el pedido.',
    it: 'Nel tuo carrello c’è l’ultimo metodo di pagamento che hai scelto. Controllalo prima di ordinare.',
  },
} as const satisfies Record<string, Text>;
