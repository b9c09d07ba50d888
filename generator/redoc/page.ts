/** The page that Redocly fills in: nothing in it leads to another host. */
import { POLICY_PLACE } from "./policy.ts";

/** In Redocly's own template language. */
export const pageTemplate = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${POLICY_PLACE}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}}</title>
<style>body { margin: 0; }</style>
{{{redocHead}}}
</head>
<body>
{{{redocHTML}}}
</body>
</html>
`;
