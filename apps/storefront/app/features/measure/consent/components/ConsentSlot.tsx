import { use } from 'react';
import { useFromDocument } from '@haberdash/page-engine';
import { BannerMarkup } from '../../../../shared/consent/banner-markup.ts';
import './consent.module.css';

// One object for all renders: React writes markup again only where the object is another one.
const AS_IT_IS = { __html: '' };

/**
 * The place of the consent banner, first in the document. Its markup comes from the server and stays through hydration
 * as it is, so that neither its component nor its words are sent as script; a page that the browser makes has none.
 */
export function ConsentSlot() {
  const markup = use(BannerMarkup);
  if (!useFromDocument()) return null;
  return (
    <div
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup === undefined ? AS_IT_IS : { __html: markup }}
    />
  );
}
