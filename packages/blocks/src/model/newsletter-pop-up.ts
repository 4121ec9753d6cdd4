// Apart from the schemas, which a browser never needs.

/** A pop-up asks for a subscription when its name contains `newsletter`, in any case (spec 3 §5, reading 32). */
export const isNewsletterPopUp = ({ name }: { readonly name?: string | undefined }): boolean =>
  name?.toLowerCase().includes('newsletter') === true;
