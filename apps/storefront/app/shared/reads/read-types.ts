import type { Apis, PublicApis } from '../api/clients.ts';
import type { Translator } from '../i18n/translator.server.ts';
import type { DecideFlag, Visitor } from '../pipeline/context.ts';
import type { PageQuery } from '../../pages/page-query.ts';
import type { PageName, PageParameter } from '../../pages/pages.ts';
import type { ShopperSession } from '../session/shopper-session.ts';
import type { Site } from '../sites/sites.ts';

export interface ReadFacts {
  readonly site: Site;
  /** Without the router's own suffixes. */
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly t: Translator;
  readonly correlationId: string;
  readonly isDocument: boolean;
  /** A valid ticket has opened a preview, which bypasses caches of content. */
  readonly isPreview?: boolean;
  readonly testContext?: string | undefined;
  /** The decision about a flag before the page is rendered; undefined for the baseline. */
  readonly decideFlag?: DecideFlag | undefined;
}

/** Without session, cookies and request. */
export interface PublicRead extends ReadFacts {
  readonly api: PublicApis;
}

/** A public read with the query parameters of its page's row, which are its cache key. */
export interface PublicPageRead<Name extends PageName> extends PublicRead {
  readonly query: PageQuery<PageParameter<Name>>;
}

/** A read or action for one shopper. */
export interface PrivateRead extends ReadFacts {
  readonly api: Apis;
  readonly apisIn: (site: Site) => Apis;
  readonly session: ShopperSession;
  readonly visitor: Visitor;
  readonly request: Request;
  readonly url: URL;
}

/** A public read with the segments of the shopper. */
export interface SegmentRead extends PublicRead {
  readonly segments: readonly string[];
}
