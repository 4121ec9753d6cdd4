// Without the schemas, which a browser never needs.

/** True if the pop-up's name contains `newsletter`, in any case (spec 3 §5, reading 32). */
export const isNewsletterPopUp = ({ name }: { readonly name?: string | undefined }): boolean =>
  name?.toLowerCase().includes('newsletter') === true;
