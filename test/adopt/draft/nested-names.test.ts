/** Names with dots that nothing lists the holders of: each part of them is an object within the one before. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

test("objects within objects that only names tell of", () => {
  const rows = ["stream.main.url", "stream.main.rate", "stream.name", "stream.sub.url", "parts[].at.x", "parts[].at.y"].map((name) => `| ${name} | string | |`).join("\n");
  const { findings, files } = drafted(
    `# Lamp interface\n\nVersion 1.\n\n## Endpoints\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read a lamp | GET | /lamps/<name> |\n\n## Lamp\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | Key. |\n${rows}\n`,
  );
  expect(findings).toEqual([]);
  expect(compiled(files)).toEqual([]);
  const text = [...files.values()].join("\n").replace(/^\s*\/[/*].*\n/gm, "");
  expect(text).toContain(
    "  stream?: {\n    main?: {\n      url?: string;\n      rate?: string;\n    };\n    name?: string;\n    sub?: {\n      url?: string;\n    };\n  };\n  parts?: {\n    at?: {\n      x?: string;\n      y?: string;\n    };\n  }[];\n",
  );
});
