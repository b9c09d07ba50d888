/** Schemas in blocks: JSON Schema, those of OpenAPI, interfaces of TypeScript. */
import { describe, expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { underTitle, type Drafted } from "./drafted.ts";

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

const requests = `## Kilns

| Purpose | Method | Path |
|---|---|---|
| List kilns | GET | /kilns |
| Change a kiln | PUT | /kilns/{id} |

`;

const ofKiln = ["  id?: ReadOnly<Text<16>>;", "  name: string;", "  heat?: Range<20, 1300, 400> & Integer;", '  mode?: "hold" | "ramp";', "  zones?: string[] & Says<{ maxItems: 4 }>;", "    upper?: Integer;"];

describe("the fields of a section are those of the schema in it", () => {
  test("in JSON", () => {
    const draft = underTitle(`${requests}### Kiln

\`\`\`json
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["name"],
  "properties": {
    "id": { "type": "string", "readOnly": true, "maxLength": 16 },
    "name": { "type": "string", "description": "What it is called" },
    "heat": { "type": "integer", "minimum": 20, "exclusiveMaximum": 1301, "default": 400 },
    "mode": { "enum": ["hold", "ramp"] },
    "zones": { "type": "array", "items": { "type": "string" }, "maxItems": 4 },
    "runs": { "type": "array", "items": { "type": "integer", "format": "int64" } },
    "limits": { "type": "object", "properties": { "upper": { "type": "integer" } } }
  }
}
\`\`\`
`);
    for (const line of [...ofKiln, '  runs?: (Integer & Says<{ format: "int64" }>)[];']) expect(written(draft)).toContain(`${line}\n`);
    expect(draft.left).toEqual([]);
  });

  test("in YAML, by its name among others, which take fields over and are no section of their own", () => {
    const draft = underTitle(`${requests}### Kiln

\`\`\`yaml
# What the service knows.
components:
  schemas:
    Named:
      type: object
      required: [ name ]
      properties:
        name: { type: string, description: "What it is called: a name" }
    Kiln:
      allOf:
      - $ref: '#/components/schemas/Named'
      - type: object
        properties:
          id:
            type: string
            readOnly: true
            maxLength: 16
          heat:
            type: integer
            minimum: 20
            maximum: 1300
            default: 400
          mode:
            $ref: "#/components/schemas/Mode"
          zones:
            type: array
            maxItems: 4
            items:
              type: string
          limits:
            type: object
            properties:
              upper:
                type: integer
                nullable: false
    Mode:
      type: string
      enum:
      - hold
      - ramp
\`\`\`
`);
    for (const line of ofKiln) expect(written(draft)).toContain(`${line}\n`);
    expect(written(draft)).toContain("/** What it is called: a name. */");
    expect(draft.left).toEqual([]);
  });

  test("in TypeScript, with the remarks behind its members; types with other names are sections", () => {
    const draft = underTitle(`${requests}### Kiln

\`\`\`ts
export interface Kiln {
  readonly id: string; // Given by the service.
  name: string;
  mode: Mode;
  door?: Door;
  doors: Door[];
  hint: string | null;
  tags: Record<string, number>;
}
type Mode = "hold" | "ramp";
interface Door {
  /** Whether it is shut. */
  shut: boolean;
}
\`\`\`

It is made of stone.
`);
    const text = written(draft);
    for (const line of ["  id: ReadOnly<string>;", '  mode: "hold" | "ramp";', "  door?: Door;", "  doors: Door[];", "  hint: string | null;", "  tags: { [name: string]: number };", "  shut: boolean;"]) expect(text).toContain(`${line}\n`);
    expect(text).toContain("/** Given by the service. */");
    expect(draft.left).toEqual([]);
  });
});

test("what is sent and what is answered has the fields of the schema below the words that say so", () => {
  const draft = underTitle(`## Fire a kiln

\`POST /kilns/{id}/fire\`

Request body:

\`\`\`yaml
type: object
properties:
  heat: {type: number}
\`\`\`

Response:

\`\`\`typescript
type Firing = { started: string; parts: { zone: number }[] };
\`\`\`
`);
  const text = written(draft);
  expect(text).toMatch(/Body\w* \{\n {2}heat\?: number;\n\}/);
  expect(text).toMatch(/Answer \{\n {2}started: string;\n {2}parts: \{\n {4}.*\n {4}zone: number;|Answer \{\n {2}started: string;\n {2}parts: \{\n {4}zone: number;/);
});

test.each([
  ["a schema of which the section has a row for each field", "| Field | Type |\n|---|---|\n| heat | integer |\n\n```json\n{ \"type\": \"object\", \"properties\": { \"heat\": { \"type\": \"integer\" } } }\n```"],
  ["an example", "```json\n{ \"kiln\": { \"type\": \"object\" } }\n```"],
  ["a type that refers to itself alone", "```yaml\nA:\n  $ref: '#/B'\nB:\n  $ref: '#/A'\nproperties: 3\n```"],
  ["code of another sort", "```ts\ninterface Kiln<Of> { heat: Of }\n```\n\n```ts\nconst interface = 3;\n```"],
  ["YAML that is broken", "```yaml\ntype: object\nproperties:\n  heat: { type: integer\n```"],
  ["YAML with an alias that nothing is", "```yaml\ntype: object\nproperties:\n  heat: *all\n```"],
])("%s stays as it is", (_, text) => {
  expect(plainMarkdown(`# A\n\n## Kiln\n\n${text}\n`).text).toBe(`# A\n\n## Kiln\n\n${text}\n`);
});

test("a schema in a block is an example of nothing", () => {
  const draft = underTitle("## GET /kilns/{id}\n\nReturns the kiln.\n\n```json\n{ \"type\": \"object\", \"properties\": [], \"unknown\": { \"$ref\": \"#\" } }\n```\n");
  expect(written(draft)).not.toMatch(/properties|unknown/);
  expect(draft.left).toEqual([expect.stringMatching(/^the schema in the block on line \d+: /)]);
});

test("comments beside the members of an example, or above them, say of these what a table would", () => {
  const draft = underTitle(`## POST /kilns

Creates a kiln.

Request:

\`\`\`js
{
  "name": "one",                 // At most 64 characters
  "mode": "hold",                // What it does (one of "hold" or "ramp")
  "limits": {"upper": 1300,      // Degrees
             "zones": ["a"]},    # Names
  // Whether it burns
  "lit": true,
  "remote": "http://kiln.example//x"
}
\`\`\`
`);
  const text = written(draft);
  for (const line of [
    "  name?: Text<64>;",
    `mode?: "hold" | "ramp";`,
    "    /** Degrees. */\n    upper?: number;",
    "    /** Names. */\n    zones?: string[];",
    "  /** Whether it burns. */\n  lit?: boolean;",
    "  remote?: string;",
  ])
    expect(text).toContain(line);
});

test.each([
  ["a comment alone", '```js\n{ "name": "one", // A name\n  "lit": true }\n```'],
  ["an example whose fields a table lists", '| Field | Type |\n|---|---|\n| name | string |\n\n```js\n{ "name": "one", // A name\n  "lit": true // Burns\n}\n```'],
])("%s makes no table of an example", (_, text) => {
  expect(plainMarkdown(`# A\n\n## Kiln\n\n${text}\n`).text).toBe(`# A\n\n## Kiln\n\n${text}\n`);
});

test("structs of Go, and parameters in their form", () => {
  const draft = underTitle(`## GET /kilns/{id}

Returns the kiln.

### Query parameters

\`\`\`
// Which values to return,
// all where it is left out.
part string // Optional

depth uint8 // Required
\`\`\`

### Response

\`\`\`go
type Kiln struct {
	Name   string            \`json:"name"\`
	Heat   *units.Heat (uint64) // Degrees
	Labels map[string]string \`json:"labels,omitempty"\`
	Zones  []struct {
		Lit bool \`json:"lit"\` // Whether it burns
	}
}
\`\`\`
`);
  const text = written(draft);
  for (const line of ["  part?: string;", "  depth: Integer;", "  name?: string;", "  /** Degrees. */\n  Heat?: Integer;", "  labels?: { [name: string]: string };"])
    expect(text).toContain(line);
  expect(text).toMatch(/ {2}Zones\?: \{\n {4}\/\*\*\n {5}\* Whether it burns\.\n.*\n {5}\*\/\n {4}lit\?: boolean;\n {2}\}\[\];/);
});
