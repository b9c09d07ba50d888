/**
 * The page that Redocly fills in: nothing in it asks another host for anything. The picture of a name, which it would load from
 * one, is written out, and on narrow screens headings are small enough for their words.
 */
import { POLICY_PLACE } from "./policy.ts";

/** In Redocly's own template language. */
export const pageTemplate = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${POLICY_PLACE}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}}</title>
<style>
body { margin: 0; }
a[href="https://redocly.com/redoc/"] img { display: none; }
a[href="https://redocly.com/redoc/"] p::after { content: " Redocly"; }
@media (max-width: 40rem) { #redoc h1, #redoc h2 { font-size: 1.25rem; line-height: 1.25; } }
</style>
{{{redocHead}}}
</head>
<body>
{{{redocHTML}}}
</body>
</html>
`;
