import { Button, Notice, SelectField, TextField } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { config } from '../../../shared/config/config.ts';
import { readQuery, type ViewQuery } from '../../content/index.ts';
import barStyles from '../components/bars.module.css';
import styles from '../components/frames.module.css';
import { Toolbar } from '../components/Toolbar.tsx';
import viewerStyles from '../components/viewer.module.css';
import { hostKindOf } from '../model/host-kind.ts';
import { framingProblem } from '../server/framing.server.ts';
import { needEditor } from '../server/open-view.server.ts';
import type { Route } from './+types/frame';

const WIDTHS = ['390', '768', '1280', '1920'] as const;

/** The draft page: only the shop itself gets the ticket, which it removes from the address. */
function previewed(
  url: string,
  ticket: string,
  { at, forced }: Pick<ViewQuery, 'at' | 'forced'>,
  shopOrigin: string,
): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  if (address.origin !== shopOrigin) return url;
  address.searchParams.set('preview', 'true');
  address.searchParams.set('bypassAllCache', 'true');
  if (at !== undefined) address.searchParams.set('previewDateTime', at);
  address.searchParams.set('previewTestContext', forced);
  address.searchParams.set('previewTicket', ticket);
  return address.href;
}

export async function loader(args: Route.LoaderArgs) {
  const editor = needEditor(args);
  const { url } = args;
  const { shopOrigin, frameOrigins, publicOrigin } = config();
  const query = readQuery(url.searchParams);
  const requested = url.searchParams.get('url')?.trim() ?? '';
  const address = requested === '' ? `${shopOrigin}/${query.site.locale}` : requested;
  const width = WIDTHS.find((each) => each === url.searchParams.get('width')) ?? '1280';
  const problem = await framingProblem(address, {
    allowed: frameOrigins,
    own: publicOrigin ?? url.origin,
  });
  return {
    address,
    width,
    at: query.at,
    forced: query.forced,
    problem,
    kind: hostKindOf(address, shopOrigin),
    source: previewed(address, editor.ticket, query, shopOrigin),
    endsAt: new Date(editor.expiresAtMs).toISOString(),
  };
}

export const meta = () => [{ title: 'Frame · Preview' }];

/** An embedded page scaled to a width, labelled by the kind of its host (spec 3 §2). */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const { address, width, at, forced, problem, kind, source, endsAt } = loaderData;
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = figure.current;
    if (element === null) return undefined;
    element.style.setProperty('--width', `${width}px`);
    const fit = () => {
      const free = (element.parentElement?.clientWidth ?? 0) - 32;
      element.style.setProperty('--scale', String(Math.min(1, free / Number(width))));
    };
    const observer = new ResizeObserver(fit);
    if (element.parentElement !== null) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [width]);
  return (
    <>
      <Toolbar endsAt={endsAt} hasResults={false} />
      <Form method="get" className={`${barStyles['bar']} ${barStyles['page']}`} aria-label="Page">
        <TextField label="Address" name="url" type="url" defaultValue={address} />
        <SelectField
          label="Width"
          name="width"
          options={WIDTHS.map((value) => ({ value, label: `${value} px` }))}
          defaultValue={width}
        />
        <TextField
          label="At (UTC)"
          name="at"
          type="datetime-local"
          defaultValue={at === undefined ? '' : at.slice(0, 16)}
        />
        <TextField
          label="Force a segment or variant"
          name="forced"
          defaultValue={forced}
          spellCheck={false}
        />
        <Button type="submit">Show</Button>
      </Form>
      <main id="main" aria-label="Framed page" className={viewerStyles['main']}>
        <h1 className="visually-hidden">Frame</h1>
        {problem !== undefined ? (
          <Notice tone="error" title="This page cannot be shown here">
            {problem}
          </Notice>
        ) : (
          <figure ref={figure} className={styles['framed']}>
            <figcaption>
              <strong>{kind}</strong> · {width} px · {address}
            </figcaption>
            <div className={styles['window']}>
              <iframe src={source} title={`${address} at ${width} px`} />
            </div>
          </figure>
        )}
      </main>
    </>
  );
}
