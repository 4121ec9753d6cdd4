import { html, type Html } from '@haberdash/commerce-api/shared/html.ts';
import type { EditorText } from '../editor-console.ts';
import { layout } from './layout.ts';

const states: Readonly<Record<EditorText['state'], string>> = {
  waiting: 'Waits for you',
  published: 'Published',
  rejected: 'Rejected',
};

const button = (
  { id, version }: Pick<EditorText, 'id' | 'version'>,
  what: 'published' | 'rejected',
  label: string,
): Html =>
  html`<form method="post" action="/editors">
    <input type="hidden" name="id" value="${id}" />
    <input type="hidden" name="version" value="${version}" />
    <button type="submit" name="do" value="${what}" aria-label="${label} ${id}">${label}</button>
  </form>`;

const answerForm = (id: string): Html =>
  html`<form method="post" action="/editors">
    <input type="hidden" name="id" value="${id}" />
    <label>Answer of the brand <textarea name="answer" maxlength="2000" required></textarea></label>
    <button type="submit" name="do" value="answer" aria-label="Answer ${id}">Answer</button>
  </form>`;

const pictureLinks = (id: string, pictures: readonly string[]): Html[] =>
  pictures.map(
    (href, index) =>
      html`<br /><a href="${href}" rel="noreferrer" aria-label="Picture ${String(index + 1)} of ${id}"
          >Picture ${String(index + 1)}</a
        >`,
  );

const row = ({ id, version, kind, language, productId, text, pictures, state, answer }: EditorText): Html =>
  html`<tr>
    <td>${kind} <code>${productId}</code></td>
    <td lang="${language}">
      ${text}${pictureLinks(id, pictures)}${answer === null ? '' : html`<br />Answer: ${answer}`}
    </td>
    <td>${states[state]}</td>
    <td>
      ${state === 'published' ? '' : button({ id, version }, 'published', 'Publish')}
      ${state === 'rejected' ? '' : button({ id, version }, 'rejected', 'Reject')}
      ${kind === 'question' && answer === null ? answerForm(id) : ''}
    </td>
  </tr>`;

/** Shoppers' texts, latest change first, with actions. */
export const editorPage = (texts: readonly EditorText[]): string =>
  layout({
    language: 'en',
    title: 'Editors',
    body: html`<main class="operator">
      <p><a href="/">Sandbox</a></p>
      <h1>Editors</h1>
      <p>
        Reviews and questions are published as they come. One with a link or a word of the list is rejected,
        and one that says “please hold” waits here. The shop gets a decision within seconds.
      </p>
      ${
        texts.length === 0
          ? html`<p>Nothing yet. Write a review, and it arrives here.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Text</th>
                  <th scope="col">State</th>
                  <th scope="col">Next</th>
                </tr>
              </thead>
              <tbody>
                ${texts.map(row)}
              </tbody>
            </table>`
      }
    </main>`,
  });
