import { expect, it } from 'vitest';
import { atEndOf, handoffScripts, readHandoff, scriptText } from './handoff-scripts.server.ts';

const run = (html: string): readonly string[] => {
  const taken: string[] = [];
  const streamController = { enqueue: (text: string) => taken.push(text), close: () => taken.push('closed') };
  for (const [, code = ''] of html.matchAll(/<script nonce="n1">(.*?)<\/script>/gs))
    // oxlint-disable-next-line no-implied-eval, no-new-func -- a browser runs it the same way
    new Function('window', code)({ __reactRouterContext: { streamController } });
  return taken;
};

it('a page takes over exactly the data that it was given', () => {
  const data = '[{"_1":2},"Fleece & \\"wool\\"","é 👟 \u2028 \\\\"]\n';
  expect(run(handoffScripts(scriptText(data), 'n1'))).toEqual([data, 'closed']);
});

it('no text of a response ends the script that contains it', () => {
  const html = handoffScripts(scriptText('["</script><script>alert(1)</script><!--"]'), 'n1');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  expect(run(html)).toEqual(['["</script><script>alert(1)</script><!--"]', 'closed']);
});

it('data that come in parts are joined, also within a letter', async () => {
  const bytes = new TextEncoder().encode('["é"]');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 3));
      controller.enqueue(bytes.slice(3));
      controller.close();
    },
  });
  expect(await readHandoff(stream)).toBe('["é"]');
  expect(await readHandoff(undefined)).toBe('');
});

it('the scripts are at the end of the body', () => {
  expect(atEndOf('<html><body><p></p></body></html>', '<i></i>')).toBe(
    '<html><body><p></p><i></i></body></html>',
  );
});
