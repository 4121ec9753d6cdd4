import { objectOf, textOf, type JsonObject } from '../codegen/json.ts';
import { page } from './html.ts';

/** The page of a contract, which is embedded so that it works from a folder. */
export function servicePage(document: JsonObject): string {
  const title = textOf(objectOf(document['info'])['title']);
  // In a script element only the end tag needs escaping.
  const json = JSON.stringify(document).replaceAll('<', String.raw`\u003c`);
  return page(
    title,
    '<link rel="stylesheet" href="swagger-ui.css">\n',
    `<p class="back"><a href="index.html">All contracts</a></p>
<div id="contract"></div>
<script type="application/json" id="document">${json}</script>
<script src="swagger-ui-bundle.js"></script>
<script src="show-contract.js"></script>
`,
  );
}
