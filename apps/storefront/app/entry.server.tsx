import { bannerMarkup } from './features/measure/consent/index.server.ts';
import { createDocumentHandler, isOwnAnswer } from '@haberdash/page-engine/document';
import type { HandleErrorFunction, RouterContextProvider } from 'react-router';
import { stylesheets } from 'virtual:page-stylesheets';
import { script as askForConsent } from './shared/consent/ask-for-consent.inline.gen.ts';
import { BannerMarkup } from './shared/consent/banner-markup.ts';
import { config } from './shared/config/config.ts';
import { DocumentTags, writeTags } from './shared/consent/tag-settings.ts';
import { translatorFor } from './shared/i18n/translator.server.ts';
import { watchContent } from './shared/api/watch-content.ts';
import { script as webFont } from './shared/fonts/web-font.inline.gen.ts';
import { isInDialog } from './frame/page-dialog/dialog-request.ts';
import { TranslatorProvider } from './shared/i18n/TranslatorContext.tsx';
import { correlationContext, previewContext, siteContext } from './shared/pipeline/context.ts';
import { logRenderFault } from './shared/pipeline/render-fault.ts';

/** Renders documents, with texts and consent banner around the router. */
export default createDocumentHandler({
  wrap: (router, context) => {
    const site = context.get(siteContext);
    const isPreview = context.get(previewContext) !== null;
    return (
      <TranslatorProvider value={translatorFor(site)}>
        <BannerMarkup value={isPreview ? undefined : bannerMarkup(site)}>
          {/* The visits of editors are not counted. */}
          <DocumentTags value={isPreview ? undefined : writeTags(config().tags)}>{router}</DocumentTags>
        </BannerMarkup>
      </TranslatorProvider>
    );
  },
  inlineScript: askForConsent,
  headScript: webFont,
  stylesheets,
  isPartOnly: isInDialog,
  onRenderFault: (error, context) => logRenderFault(error, context.get(correlationContext)),
});

/** The decisions by which the page cache of the server chooses a page. */
export { choosePage } from './features/measure/experiments/index.server.ts';

/** Faults outside of our loaders, such as a component that throws or a request that the router rejects. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Faults of loaders and actions are logged already, and an unknown URL is no fault.
  if (request.signal.aborted || isOwnAnswer(error)) return;
  const isRouterContext = (value: unknown): value is RouterContextProvider =>
    typeof value === 'object' && value !== null && 'get' in value;
  let correlationId: string | undefined;
  try {
    if (isRouterContext(context)) correlationId = context.get(correlationContext);
  } catch {
    // The pipeline had not begun.
  }
  logRenderFault(error, correlationId);
};

// The server that runs this build starts it, and outdates its cached pages with it.
export { watchContent };
