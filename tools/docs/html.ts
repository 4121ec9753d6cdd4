const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A page around its content; scripts and styles are files beside it, so that nothing comes from elsewhere. */
export const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="favicon.png">
<link rel="stylesheet" href="docs.css">
${head}</head>
<body>
${body}</body>
</html>
`;
