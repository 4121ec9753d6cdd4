import type { Text } from '../../../shared/text.ts';

export const identityMessages = {
  resetSubject: {
    en: 'Choose a new password',
    fr: 'Choisissez un nouveau mot de passe',
    de: 'Wählen Sie ein neues Passwort',
    es: 'Elige una contraseña nueva',
    it: 'Scegli una nuova password',
  },
  resetText: {
    en: 'You asked for a new password for your {brand} account. This link takes you to the page where you choose it.',
    fr: 'Vous avez demandé un nouveau mot de passe pour votre compte {brand}. Ce lien vous mène à la page où vous pouvez le choisir.',
    de: 'Sie haben ein neues Passwort für Ihr {brand}-Konto angefordert. Dieser Link führt Sie zu der Seite, auf der Sie es wählen.',
    es: 'Has pedido una contraseña nueva para tu cuenta de {brand}. Este enlace te lleva a la página donde puedes elegirla.',
    it: 'Hai chiesto una nuova password per il tuo account {brand}. Questo link ti porta alla pagina in cui puoi sceglierla.',
  },
  resetLink: {
    en: 'Choose a new password',
    fr: 'Choisir un nouveau mot de passe',
    de: 'Neues Passwort wählen',
    es: 'Elegir una contraseña nueva',
    it: 'Scegli una nuova password',
  },
  resetTime: {
    en: 'The link works once, for 30 minutes.',
    fr: 'Le lien fonctionne une seule fois, pendant 30 minutes.',
    de: 'Der Link funktioniert einmal und 30 Minuten lang.',
    es: 'El enlace funciona una sola vez, durante 30 minutos.',
    it: 'Il link funziona una sola volta, per 30 minuti.',
  },
  resetNotYou: {
    en: 'If you did not ask for it, you can ignore this message: your password stays as it is.',
    fr: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.',
    de: 'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt, wie es ist.',
    es: 'Si no la has pedido tú, puedes ignorar este mensaje: tu contraseña no cambia.',
    it: 'Se non l’hai chiesta tu, puoi ignorare questo messaggio: la tua password resta quella che è.',
  },
} as const satisfies Record<string, Text>;
