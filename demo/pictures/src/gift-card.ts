import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';

export const GIFT_CARD_PICTURE = { kind: 'gift-card' } as const;

export const isGiftCardPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === GIFT_CARD_PICTURE.kind;

const RIDGES = [
  { d: 'M150 930L330 690L450 800L640 560L800 760L900 680L1050 860V930Z', fill: '#2c5a57' },
  { d: 'M150 930L300 800L430 880L590 720L760 880L880 800L1050 930Z', fill: '#1d3f40' },
];
const BOW = 'M600 600c-150-10-190-150-90-150 70 0 90 90 90 150zm0 0c150-10 190-150 90-150-70 0-90 90-90 150z';

/** Front with ridge and bow, back with the strip of the code. */
export function drawGiftCard(view: ProductView): string {
  const isBack = view === 'back';
  const face = isBack
    ? `<rect x="150" y="610" width="900" height="90" fill="#12282b"/><rect x="230" y="780" width="420" height="70" rx="10" fill="#ece7dd"/><path d="M250 815h380" stroke="#12282b" stroke-width="6" stroke-dasharray="26 14"/>`
    : `<circle cx="830" cy="560" r="62" fill="#e8b65a"/>${RIDGES.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')}<path d="M586 430h28v500h-28z" fill="#d9583b"/><path d="${BOW}" fill="none" stroke="#d9583b" stroke-width="26" stroke-linejoin="round"/>`;
  const zoom = view === 'detail' ? ' transform="translate(-420 -420) scale(1.7)"' : '';
  const lean = view === 'side' ? ' transform="rotate(-9 600 700)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3f7f7b"/><stop offset="1" stop-color="#a9cfc0"/></linearGradient><radialGradient id="room" cx=".46" cy=".4" r=".85"><stop stop-color="#f3f1ed"/><stop offset="1" stop-color="#d6d2cb"/></radialGradient><clipPath id="card"><rect x="150" y="430" width="900" height="500" rx="44"/></clipPath></defs><rect width="1200" height="1500" fill="url(#room)"/><g${zoom}><g${lean}><rect x="166" y="462" width="900" height="500" rx="44" fill="#1c1813" opacity=".22"/><g clip-path="url(#card)"><rect x="150" y="430" width="900" height="500" fill="${isBack ? '#2c5a57' : 'url(#sky)'}"/>${face}</g></g></g></svg>`;
}
