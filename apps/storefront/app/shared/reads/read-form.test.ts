import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

const sent = (type: string | undefined, body: string) =>
  new Request('http://localhost/en-us/cart', {
    method: 'POST',
    body: Buffer.from(body),
    headers: type === undefined ? {} : { 'content-type': type },
  });

it.each(['application/x-www-form-urlencoded', 'Application/X-WWW-Form-Urlencoded; charset=utf-8'])(
  'a form of the type %s is read',
  async (type) => expect((await readForm(sent(type, 'qty=2'), 'c1')).get('qty')).toBe('2'),
);

it.each([undefined, 'text/plain', 'application/json', ';;;', 'x'])(
  'a body of the type %s is no form: 415',
  async (type) =>
    await expect(readForm(sent(type, 'qty=2'), 'c1')).rejects.toMatchObject({
      data: { kind: 'unreadable', correlationId: 'c1' },
      init: { status: 415 },
    }),
);

it.each([
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data\r\nno end'],
  ['multipart/form-data', 'a=b'],
])(
  'a broken form of the type %s is the sender’s fault: 400',
  async (type, body) =>
    await expect(readForm(sent(type, body), 'c1')).rejects.toMatchObject({
      data: { kind: 'unreadable' },
      init: { status: 400 },
    }),
);

it('has normalised texts, by the kind that their names say, and its files', async () => {
  const form = new FormData();
  form.append('city', ' New\u00a0 York\u200b');
  form.append('message', ' a\r\nb ');
  form.append('password', ' pass\u200b');
  form.append('interest', ' a');
  form.append('interest', 'b ');
  form.append('pictures', new File(['x'], 'x.png'));
  const request = new Request('http://localhost/en-us/x', { method: 'POST', body: form });
  const read = await readForm(request, 'c1');
  expect(read.get('city')).toBe('New York');
  expect(read.get('message')).toBe('a\nb');
  expect(read.get('password')).toBe(' pass\u200b');
  expect(read.getAll('interest')).toEqual(['a', 'b']);
  expect(read.get('pictures')).toMatchObject({ name: 'x.png', size: 1 });
});
