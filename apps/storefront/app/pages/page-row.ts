import type { MessageArea } from './message-area.ts';

/** One address of the shop: the only place of every fact about it. */
export interface PageRow {
  /** The path below the site (`/en-us`), or below the origin where `frame` is `origin`, in the router's syntax. */
  readonly path: string;
  readonly file: string;
  /** Its layout: `site` header and footer, `checkout` its own, `none` and `origin` no page, `origin` outside of all sites. */
  readonly frame: 'site' | 'checkout' | 'none' | 'origin';
  /** `public`: equal for everyone, any cache may keep it. `private`: one shopper's own, no cache may. */
  readonly cache: 'public' | 'private';
  /** Query parameters that make another page. A public read receives these and no others. */
  readonly query?: readonly string[];
  /** Areas of messages, beyond those of every page, that its first view needs. */
  readonly texts?: readonly MessageArea[];
  /** Where its link to another site leads; the same page unless it belongs to one cart, order or shopper. */
  readonly twin?: 'home';
  /** Markup that pages of the site fetch when it is needed: it is cached as they are. */
  readonly isFragment?: true;
  /** Where a script runs, a link to it opens it over the page that the link is on. */
  readonly dialog?: true;
  /** Its form sends files, which are larger than words. */
  readonly files?: true;
  /** Only those know the address who were given it: no log has it. */
  readonly isSecret?: true;
  /** Its requests wait for a provider only and have a limit of their own, so they do not wait for their turn. */
  readonly limitsItself?: true;
}
