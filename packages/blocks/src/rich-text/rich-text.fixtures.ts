import { blockOf } from '../testing/parse.fixtures.ts';

export const richTextJson = {
  id: 'text',
  title: 'How we build',
  richText:
    '<p>Since 1974 we <em>cut, sew and test</em> in <a href="/about">one valley</a>.<br>Nothing else is ours.</p><h3>What we promise</h3><ul><li>Parts for <strong>twenty years</strong></li><li>No virgin down</li></ul><ol><li>Send</li><li>Mend</li></ol><table><caption>Sizes</caption><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><th>S</th><td>86–92 cm</td></tr><tr><th>M</th><td>92–98 cm</td></tr></tbody></table><p>Read the <a href="https://example.org/report" target="_blank">report</a>.</p>',
};

export const richText = (overrides: Readonly<Record<string, unknown>> = {}) =>
  blockOf('RichText', { ...richTextJson, ...overrides });
