import { isAbsolute, join, posix, relative } from 'node:path';
import { problemOf, type FolderOrder } from './folders.ts';

interface Source {
  readonly value?: unknown;
}
interface Node {
  readonly source?: Source | null;
}
interface Context {
  readonly filename: string;
  readonly options: readonly unknown[];
  readonly report: (problem: { readonly node: object; readonly message: string }) => void;
}

const REPOSITORY = join(import.meta.dirname, '../..');
const TEST = /\.(?:test|test-d|fixtures|stories|contract-cases)\.tsx?$|\/src\/testing\//;

/** An app's folders import in one direction, and features by index only (option `FolderOrder`). */
export const folderOrder = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context: Context) {
    // The option is written in the repository's own configuration.
    const rules = context.options[0] as FolderOrder;
    const path = isAbsolute(context.filename) ? relative(REPOSITORY, context.filename) : context.filename;
    const file = path.replaceAll('\\', '/');
    if (!file.startsWith(`${rules.root}/`) || TEST.test(file)) return {};
    const from = posix.relative(rules.root, file);
    const check = (node: Node) => {
      const target = node.source?.value;
      if (typeof target !== 'string' || !target.startsWith('.') || target.includes('+types/')) return;
      const message = problemOf(from, posix.join(posix.dirname(from), target), rules);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
