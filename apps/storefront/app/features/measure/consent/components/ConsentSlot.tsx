import { use } from 'react';
import { useFromDocument } from '@haberdash/page-engine';
import { BannerMarkup } from '../../../../shared/consent/banner-markup.ts';
import './consent.module.css';

// One object for all renders: React writes markup again only where the object is another one.
const AS_IT_IS = { __html: '' };

/** The banner's place, first in the document; its server markup stays, so that no script is sent for it. */
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
