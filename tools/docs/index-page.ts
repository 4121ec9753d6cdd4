import { listOf, objectOf, textOf, type JsonObject } from '../codegen/json.ts';
import { operationsOf } from '../codegen/operations.ts';
import type { CodeEntry } from './catalogue.ts';
import { escapeHtml, page } from './html.ts';

export interface Listed {
  readonly service: string;
  readonly document: JsonObject;
}

interface Call {
  readonly id: string;
  readonly href: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly codes: readonly string[];
}

const callsOf = ({ service, document }: Listed): Call[] =>
  operationsOf(document).map(({ path, method, operation }) => {
    const tag = textOf(listOf(operation['tags'])[0]);
    const id = textOf(operation['operationId']);
    return {
      id,
      href: `${service}.html#/${encodeURIComponent(tag)}/${id}`,
      method: method.toUpperCase(),
      path,
      summary: textOf(operation['summary']),
      tag,
      codes: [...new Set(Object.values(objectOf(operation['x-error-codes'])).flatMap(listOf).map(textOf))],
    };
  });

function serviceSection(listed: Listed): string {
  const info = objectOf(listed.document['info']);
  const calls = callsOf(listed);
  const rows = calls.map(
    (
      call,
    ) => `<tr data-search="${escapeHtml([call.method, call.path, call.id, call.summary, call.tag, ...call.codes].join(' ').toLowerCase())}">
<td><a href="${escapeHtml(call.href)}"><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>${escapeHtml(call.path)}</code></a></td>
<td>${escapeHtml(call.summary)}</td><td>${escapeHtml(call.tag)}</td></tr>
`,
  );
  return `<section id="${listed.service}">
<h2><a href="${listed.service}.html">${escapeHtml(textOf(info['title']))}</a> <small>${calls.length} calls · <code>@haberdash/api-client/${listed.service}</code></small></h2>
<p>${escapeHtml(textOf(info['description']))}</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th><th scope="col">Part</th></tr></thead>
<tbody>
${rows.join('')}</tbody></table>
</section>
`;
}

function errorSection(catalogue: readonly CodeEntry[], all: readonly Call[]): string {
  const rows = catalogue.map((entry) => {
    const answering = all.filter(({ codes }) => codes.includes(entry.code));
    const words = [entry.code, entry.frontEndId, entry.area, entry.place, entry.recovery, entry.text].join(
      ' ',
    );
    const links = answering.map(({ href, id }) => `<a href="${escapeHtml(href)}">${escapeHtml(id)}</a>`);
    const answeredBy =
      links.length > 6
        ? `<details><summary>${links.length} calls</summary>${links.join(', ')}</details>`
        : links.join(', ');
    return `<tr id="${entry.code}" data-search="${escapeHtml(words.toLowerCase())}"><td><code>${entry.code}</code></td><td><code>${entry.frontEndId}</code></td><td>${escapeHtml(entry.text)}</td><td>${escapeHtml(entry.place)}</td><td>${escapeHtml(entry.recovery)}</td><td>${answeredBy}</td></tr>
`;
  });
  return `<section id="errors">
<h2>Error codes <small>${catalogue.length} codes · <code>@haberdash/api-client/errors</code></small></h2>
<table><thead><tr><th scope="col">Code</th><th scope="col">Front-end id</th><th scope="col">Text</th><th scope="col">Shown at</th><th scope="col">What to do</th><th scope="col">Answered by</th></tr></thead>
<tbody>
${rows.join('')}</tbody></table>
</section>
`;
}

/** The index of services, calls and error codes with a search. */
export function indexPage(contracts: readonly Listed[], catalogue: readonly CodeEntry[]): string {
  const all = contracts.flatMap(callsOf);
  const menu = [...contracts.map(({ service }) => service), 'errors'].map(
    (name) => `<a href="#${name}">${name}</a>`,
  );
  return page(
    'Commerce contracts',
    '',
    `<header><h1>Commerce contracts</h1>
<p>${contracts.length} services, ${all.length} calls, ${catalogue.length} error codes.</p>
<label for="search">Search calls and errors</label>
<input id="search" type="search" autocomplete="off" placeholder="coupon, BSK404, PUT /cart …">
<p id="found" role="status"></p>
<nav aria-label="Services">${menu.join(' ')}</nav></header>
<main>
${contracts.map(serviceSection).join('')}${errorSection(catalogue, all)}</main>
<script src="search.js"></script>
`,
  );
}
