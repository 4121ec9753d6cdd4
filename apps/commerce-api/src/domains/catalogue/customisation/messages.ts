export const customisationMessages = {
  initials: { en: 'Initials', fr: 'Initiales', de: 'Initialen', es: 'Iniciales', it: 'Iniziali' },
} as const;
