import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderBlocks } from '../registry/registry.tsx';
import { inShop } from '../testing/environment.fixtures.tsx';
import { banner } from './banner.fixtures.ts';

const meta: Meta = {
  parameters: { bare: true, spec: '3 §1 Banners, §3 Banner, §9 gradients and widths' },
  title: 'Blocks/Banners',
  decorators: [inShop],
};
export default meta;

const of = (...args: Parameters<typeof banner>): StoryObj => ({
  render: () => <>{renderBlocks([banner(...args)], undefined, { priority: false })}</>,
});

export const BelowImage = of('BelowImageBanner', { captionText: 'Senja, 04:10' });
export const BelowImageCentred = of('BelowImageBanner', { alignment: 'center', backgroundColor: 'muted' });
export const BelowImageRight = of('BelowImageBanner', { alignment: 'right', backgroundColor: 'accent' });
export const Espot = of('EspotBanner');
export const EspotFocusedCentre = of('EspotBanner', { gradientStyle: 'focused', alignment: 'center' });
export const EspotWithoutGradient = of('EspotBanner', { gradientStyle: 'off' });
export const StandardImage = of('StandardImageBanner', { captionText: 'Senja', captionPosition: 'right' });
export const StandardImageLight = of('StandardImageBanner', { gradientTone: 'light', alignment: 'right' });
export const StandardImageOff = of('StandardImageBanner', { gradientStyle: 'off', gradientTone: 'light' });
export const Overlay = of('OverlayBanner');
export const OverlayExtraSmall = of('OverlayBanner', { overlayWidth: 'xs', alignment: 'right' });
export const OverlayLargeInverse = of('OverlayBanner', {
  overlayWidth: 'lg',
  alignment: 'center',
  backgroundColor: 'inverse',
});
export const Thin = of('ThinBanner', { subtitle: 'Until Sunday', mediaList: [] });
export const ThinPlainLeft = of('ThinBanner', { alignment: 'left', backgroundColor: 'muted', mediaList: [] });
export const NoButtons = of('StandardImageBanner', { linkType: 'No-CTA' });
export const LongGerman = of('OverlayBanner', {
  title: 'Wetterschutzbekleidungsgrundausstattung für Mehrtageswanderungen',
  subtitle: 'Vierhundert Stunden getragen, bevor sie in den Laden kam, und danach noch einmal so lange.',
  targets: [{ text: 'Zur Regenbekleidungsübersicht', url: '/x' }],
});
