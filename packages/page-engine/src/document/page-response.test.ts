import { expect, it } from 'vitest';
import { PageResponse } from './page-response.server.ts';

const page = () => new PageResponse(Buffer.from('<p>é</p>'), { status: 404, headers: { 'x-page': '1' } });

it('a page is its text, with its status and headers', async () => {
  const response = page();
  expect(response).toBeInstanceOf(Response);
  expect(response.status).toBe(404);
  response.headers.set('x-page', '2');
  expect(response.headers.get('x-page')).toBe('2');
  expect(await response.text()).toBe('<p>é</p>');
  expect(Buffer.from(await response.bytes()).toString('utf8')).toBe('<p>é</p>');
});

it('a page can be read as a stream', async () => {
  expect(await new Response(page().body).text()).toBe('<p>é</p>');
});
