import type { Apis, PublicApis } from '../api/clients.ts';
import type { Translator } from '../i18n/translator.server.ts';
import type { Visitor } from '../pipeline/context.ts';
import type { PageQuery } from '../../pages/page-query.ts';
import type { PageName, PageParameter } from '../../pages/pages.ts';
import type { ShopperSession } from '../session/shopper-session.ts';
import type { Site } from '../sites/sites.ts';

/** What every read is given. */
export interface ReadFacts {
  readonly site: Site;
  /** The path as the shopper sees it, without the router's own suffixes. */
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly t: Translator;
  readonly correlationId: string;
  readonly isDocument: boolean;
  /** A valid ticket has opened a preview: caches of content are passed by. */
  readonly isPreview?: boolean;
  readonly testContext?: string;
}

/** A public read knows no shopper: no session, no cookies, no request. */
export interface PublicRead extends ReadFacts {
  readonly api: PublicApis;
}

/** A public read of one page: of the query it is given what the page's row declares, which is also its cache key. */
export interface PublicPageRead<Name extends PageName> extends PublicRead {
  readonly query: PageQuery<PageParameter<Name>>;
}

/** A private read or an action acts in the name of one shopper. */
export interface PrivateRead extends ReadFacts {
  readonly api: Apis;
  readonly apisIn: (site: Site) => Apis;
  readonly session: ShopperSession;
  readonly visitor: Visitor;
  readonly request: Request;
  readonly url: URL;
}

/** A segment read knows which segments the shopper is in, and nothing more. */
export interface SegmentRead extends PublicRead {
  readonly segments: readonly string[];
}
