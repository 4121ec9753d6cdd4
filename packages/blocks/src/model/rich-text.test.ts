import { describe, expect, it } from 'vitest';
import { parseRichText, type RichText } from './rich-text.ts';
import { richTextToPlain } from './rich-text-plain.ts';

const ALLOWED = new Set([
  'p',
  'br',
  'strong',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);
const tagsOf = (nodes: RichText): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : node.tag === 'br' ? ['br'] : [node.tag, ...tagsOf(node.children)],
  );

describe('parseRichText', () => {
  it('keeps the structure of the allowed elements', () => {
    expect(parseRichText('<p>Dry <strong>all <em>day</em></strong>.<br>Really</p>')).toEqual([
      {
        tag: 'p',
        children: [
          'Dry ',
          { tag: 'strong', children: ['all ', { tag: 'em', children: ['day'] }] },
          '.',
          { tag: 'br' },
          'Really',
        ],
      },
    ]);
  });

  it('reads lists whose items are not closed', () => {
    expect(parseRichText('<ul><li>One<li>Two<ul><li>Deep</ul></ul>')).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One'] },
          { tag: 'li', children: ['Two', { tag: 'ul', children: [{ tag: 'li', children: ['Deep'] }] }] },
        ],
      },
    ]);
  });

  it('closes a paragraph when a block opens, as a browser would', () => {
    expect(parseRichText('<p>One<p>Two<h2>Three</h2>')).toEqual([
      { tag: 'p', children: ['One'] },
      { tag: 'p', children: ['Two'] },
      { tag: 'h2', children: ['Three'] },
    ]);
  });

  it('keeps a safe link and its target', () => {
    expect(parseRichText('<a href="/women" target="_blank" onclick="x()">Women</a>')).toEqual([
      { tag: 'a', url: '/women', newTab: true, children: ['Women'] },
    ]);
  });

  it.each([
    ['javascript', '<a href="javascript:alert(1)">x</a>'],
    ['an encoded scheme', '<a href="java&#115;cript:alert(1)">x</a>'],
    ['a scheme broken by a tab', '<a href="java&#9;script:alert(1)">x</a>'],
    ['data', "<a href='data:text/html,<script>alert(1)</script>'>x</a>"],
    ['another host in disguise', '<a href="//evil.example">x</a>'],
    ['no address', '<a>x</a>'],
  ])('leaves the text of a link with %s', (_name, html) => expect(parseRichText(html)).toEqual(['x']));

  it.each([
    ['script', 'a<script>alert("<p>b</p>")</script>c', 'ac'],
    ['style', 'a<style>p{}</style>c', 'ac'],
    ['a frame', 'a<iframe src="x">b</iframe>c', 'ac'],
    ['svg', 'a<svg><script>1</script><a href="/x">b</a></svg>c', 'ac'],
    ['a comment', 'a<!-- <b>b</b> -->c', 'ac'],
    ['a script that never ends', 'a<script>alert(1)', 'a'],
  ])('drops %s with its content', (_name, html, plain) => expect(parseRichText(html)).toEqual([plain]));

  it.each([
    '<img src=x onerror=alert(1)>',
    '<p onmouseover=alert(1)>x</p>',
    '<scr<script>ipt>alert(1)</script>',
    '<<p>x',
    '<p/><script/src=//evil.example>',
    '<a href="/x"><img src=x onerror=alert(1)></a>',
    '<table><tr><td>x</td></tr></table>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  ])('yields nothing but allowed elements for %j', (html) => {
    for (const tag of tagsOf(parseRichText(html))) expect(ALLOWED).toContain(tag);
  });

  it('unwraps elements that it does not know and renames those with a twin', () => {
    expect(parseRichText('<div><span>a</span> <b>b</b></div><h1>c</h1>')).toEqual([
      { tag: 'p', children: ['a ', { tag: 'strong', children: ['b'] }] },
      { tag: 'h2', children: ['c'] },
    ]);
  });

  it('keeps a table with its rows, also without a body and with an empty cell', () => {
    const rows = [
      {
        tag: 'tr',
        children: [
          { tag: 'th', children: ['S'] },
          { tag: 'td', children: [] },
          { tag: 'td', children: ['1'] },
        ],
      },
    ];
    expect(parseRichText('<table> <caption>A</caption> <tr><th>S<td></td> <td>1</td></tr></table>')).toEqual([
      {
        tag: 'table',
        children: [
          { tag: 'caption', children: ['A'] },
          { tag: 'tbody', children: rows },
        ],
      },
    ]);
  });

  it('unwraps parts of a table outside of one, and drops text between cells', () => {
    expect(parseRichText('<p>a <td>b</td></p>')).toEqual([{ tag: 'p', children: ['a b'] }]);
    expect(parseRichText('<table><tbody><tr>x<td>b</td></tr></tbody></table>')).toEqual([
      {
        tag: 'table',
        children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['b'] }] }] }],
      },
    ]);
  });

  it('decodes references once', () => {
    expect(parseRichText('Fish &amp; chips &lt;b&gt; &#8364;5 &eacute; &amp;amp; &unknown;')).toEqual([
      'Fish & chips <b> €5 é &amp; &unknown;',
    ]);
  });

  it('leaves out elements without text and the space between blocks', () => {
    expect(parseRichText('\n<p></p>\n <p>a</p>\n<ul>\n <li>b</li>\n</ul>\n')).toEqual([
      { tag: 'p', children: ['a'] },
      { tag: 'ul', children: [{ tag: 'li', children: ['b'] }] },
    ]);
    expect(parseRichText('  \n ')).toEqual([]);
  });

  it('ends in time for hostile input', () => {
    for (const hostile of ['<a "'.repeat(5000), '<'.repeat(20_000), '<p>'.repeat(7000), '&'.repeat(20_000)]) {
      expect(tagsOf(parseRichText(hostile)).every((tag) => ALLOWED.has(tag))).toBe(true);
    }
  });
});

it('gives the text alone', () => {
  expect(richTextToPlain(parseRichText('<p>Free <a href="/s">delivery</a><br>today</p>'))).toBe(
    'Free delivery today',
  );
});
