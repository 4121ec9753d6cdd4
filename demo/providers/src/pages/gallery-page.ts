import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';
import type { GalleryShare } from '../gallery-store.ts';
import { layout } from './layout.ts';

const states: Readonly<Record<GalleryShare['state'], string>> = {
  waiting: 'Waits for you',
  published: 'Published',
  rejected: 'Rejected',
};

const button = (id: number, what: 'published' | 'rejected', label: string): Html =>
  html`<form method="post" action="/moderation">
    <input type="hidden" name="id" value="${String(id)}" />
    <button type="submit" name="do" value="${what}" aria-label="${label} ${String(id)}">${label}</button>
  </form>`;

const row = ({ id, name, mediaUrl, caption, state }: GalleryShare): Html =>
  html`<tr>
    <td>
      <a href="${mediaUrl}" rel="noreferrer" aria-label="Picture ${String(id)}">Picture ${String(id)}</a>
    </td>
    <td>${caption}<br />${name}</td>
    <td>${states[state]}</td>
    <td>
      ${state === 'published' ? '' : button(id, 'published', 'Publish')}
      ${state === 'rejected' ? '' : button(id, 'rejected', 'Reject')}
    </td>
  </tr>`;

/** Shared pictures, latest first, with actions. */
export const galleryPage = (shares: readonly GalleryShare[], problem?: string): string =>
  layout({
    language: 'en',
    title: 'Moderators of the gallery',
    body: html`<main class="operator">
      <p><a href="/">Sandbox</a></p>
      <h1>Moderators of the gallery</h1>
      <p>
        A picture that is published is fetched from the shop and kept here. The shop shows it within a minute.
      </p>
      ${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
      ${
        shares.length === 0
          ? html`<p>Nothing yet. Share a photo in the shop, and it arrives here.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Picture</th>
                  <th scope="col">Words</th>
                  <th scope="col">State</th>
                  <th scope="col">Next</th>
                </tr>
              </thead>
              <tbody>
                ${shares.map(row)}
              </tbody>
            </table>`
      }
    </main>`,
  });
