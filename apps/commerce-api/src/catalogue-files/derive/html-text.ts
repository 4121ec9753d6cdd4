import { normalizeText } from '@haberdash/validation';
import { Parser } from 'htmlparser2';

/** What a merchant's HTML says, as the shop shows it. */
export interface HtmlText {
  /** Paragraphs, separated by an empty line. */
  readonly description: string;
  /** Entries of its lists. */
  readonly features: readonly string[];
}

/** Elements whose content is no text. */
const UNREAD = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'head']);
const BLOCKS = new Set(
  'p div section article table tr h1 h2 h3 h4 h5 h6 ul ol blockquote figure hr'.split(' '),
);

/** The paragraphs and list entries of HTML without any markup; other text stays as it is. */
export function readHtml(html: string): HtmlText {
  const features: string[] = [];
  const paragraphs: string[] = [];
  let text = '';
  let isEntry = false;
  let unread = 0;
  /** Line breaks since the last word; two of them end a paragraph. */
  let breaks = 0;
  const end = (): void => {
    const line = normalizeText(text, 'line');
    text = '';
    if (line !== '') (isEntry ? features : paragraphs).push(line);
  };
  const endBlock = (): void => {
    if (isEntry) text += ' ';
    else end();
  };
  const parser = new Parser({
    onopentagname(name) {
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name)) endBlock();
      if (name === 'li') {
        end();
        isEntry = true;
      }
      if (name !== 'br') return;
      text += ' ';
      breaks += 1;
      if (breaks > 1) endBlock();
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (BLOCKS.has(name)) endBlock();
      if (name === 'td') text += ' ';
      if (name !== 'li') return;
      end();
      isEntry = false;
    },
    ontext(part) {
      if (unread > 0) return;
      if (part.trim() !== '') breaks = 0;
      text += part;
    },
  });
  parser.write(html);
  parser.end();
  end();
  return { description: paragraphs.join('\n\n'), features };
}

/** True where a text has whole elements or entities. */
export function isHtml(text: string): boolean {
  if (/&[a-z0-9#]{2,8};/i.test(text)) return true;
  let hasElement = false;
  const found = (): void => void (hasElement = true);
  const parser = new Parser({ onopentag: found });
  parser.write(text);
  return hasElement;
}
