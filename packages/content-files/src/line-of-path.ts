const SPACE = /\s/;

/** Scans valid JSON for positions. */
class Scanner {
  readonly #text: string;
  #at = 0;
  readonly found = new Map<string, number>();
  constructor(text: string) {
    this.#text = text;
  }

  #skip(): string {
    while (SPACE.test(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    while (this.#text.charAt(this.#at) !== '"') this.#at += this.#text.charAt(this.#at) === '\\' ? 2 : 1;
    this.#at += 1;
    return String(JSON.parse(this.#text.slice(start, this.#at)));
  }

  /** Scans a value with its JSON pointer. */
  value(path: string): void {
    const first = this.#skip();
    this.found.set(path, this.#at);
    if (first === '"') this.#string();
    else if (first === '{' || first === '[') this.#inside(path, first === '{');
    else while (this.#at < this.#text.length && !/[,\]}\s]/.test(this.#text.charAt(this.#at))) this.#at += 1;
  }

  #inside(path: string, isObject: boolean): void {
    this.#at += 1;
    for (let index = 0; !'}]'.includes(this.#skip()); index += 1) {
      let name = String(index);
      if (isObject) {
        name = this.#string().replaceAll('~', '~0').replaceAll('/', '~1');
        this.#skip();
        this.#at += 1;
      }
      this.value(`${path}/${name}`);
      if (this.#skip() === ',') this.#at += 1;
    }
    this.#at += 1;
  }
}

/** The line, from 1, of a JSON pointer in valid JSON; 1 if not found. */
export function lineOfPath(text: string, pointer: string): number {
  const scanner = new Scanner(text);
  scanner.value('');
  return text.slice(0, scanner.found.get(pointer) ?? 0).split('\n').length;
}
