import { join } from 'node:path';
import { HEAD, ONLY_IN, OTHER_KINDS, OWN_DOCUMENTS, SERVED_DOCUMENTS, TEXTS } from './written-documents.ts';
import { contentSchema, type DocumentModel, type JsonSchema } from './content-schema.ts';

const PACKAGE = 'packages/content-files';
const DEMO = 'demo/shop/src/content/documents';
/** The schema of the files, as those of the demo name it. */
const FROM_DEMO = '../../../../../packages/content-files/document.schema.json';

type Nodes = DocumentModel['blocks'];
type MakeNodes = (log: () => void) => Nodes;
type MakeNode = (log: () => void) => DocumentModel['page'];

async function readModel(root: string): Promise<DocumentModel> {
  const model = join(root, 'packages/blocks/src/model');
  const files = ['blocks.ts', 'parse-page.ts', 'menu.ts', 'footer.ts', 'pop-ups.ts'];
  const [blocks, pages, menus, footers, popUps]: readonly unknown[] = await Promise.all(
    files.map((file) => import(join(model, file))),
  );
  // Imported by path, because tools depend on no package.
  const { blockSchemas } = blocks as { readonly blockSchemas: MakeNodes };
  const { pageSchema } = pages as { readonly pageSchema: DocumentModel['page'] };
  const { menuSchemas } = menus as { readonly menuSchemas: MakeNodes };
  const { footerSchema } = footers as { readonly footerSchema: MakeNode };
  const { popUpsSchema } = popUps as { readonly popUpsSchema: DocumentModel['page'] };
  const ignore = () => undefined;
  return {
    page: pageSchema,
    blocks: blockSchemas(ignore),
    others: { ...menuSchemas(ignore), Footer: footerSchema(ignore), PopUps: popUpsSchema },
  };
}

/** The JSON Schemas of the content model by file path. */
export async function contentFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const model = await readModel(root);
  const title = 'A page of content blocks';
  const written = (schema: JsonSchema): string => `${JSON.stringify(schema, null, 1)}\n`;
  const draft = 'https://json-schema.org/draft/2020-12/schema';
  return new Map([
    ['packages/blocks/content.schema.json', written(contentSchema(model, { title }))],
    [`${PACKAGE}/served.schema.json`, written(contentSchema(model, { title, defs: SERVED_DOCUMENTS }))],
    [
      `${PACKAGE}/document.schema.json`,
      written(
        contentSchema(model, {
          title: `${title}, with its texts in every language`,
          text: { $ref: '#/$defs/texts' },
          fields: ONLY_IN,
          head: HEAD,
          defs: { texts: TEXTS, ...OWN_DOCUMENTS },
        }),
      ),
    ],
    [`${DEMO}/document.schema.json`, written({ $schema: draft, $ref: FROM_DEMO })],
    ...Object.entries(OTHER_KINDS).map(([kind, name]): [string, string] => [
      `${DEMO}/${kind}.schema.json`,
      written({ $schema: draft, $ref: `${FROM_DEMO}#/$defs/${name}` }),
    ]),
  ]);
}
