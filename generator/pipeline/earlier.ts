/** What a service's document and its definitions said in another version. */
import type { Position } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import { definitionsIn } from "../drift/definitions/definition-files.ts";
import type { Earlier } from "../drift/edition/earlier.ts";
import { memoize } from "../values/memoize.ts";
import type { Project } from "../contract.ts";
import { withDefinitions } from "./definitions.ts";
import { serviceDocument } from "./model.ts";
import type { ServiceFolder } from "./project/services.ts";

/** @param then the disk as the other version has it. Undefined where that version has no such service. */
export async function earlierOf(project: Project, folder: ServiceFolder, then: Disk, now: Disk): Promise<Outcome<Earlier | undefined>> {
  if (then.stat(`${project.root}/${folder.folder}/service.ts`) === undefined) return outcome(undefined, []);
  return withDefinitions(project, folder, { disk: then, keeps: false }, async ({ definitions, follows }): Promise<Outcome<Earlier>> => {
    const stated = serviceDocument(project, folder, follows, then);
    if (!stated.ok) return stated;
    const document = stated.value.contents();
    if (!document.ok) return failure(document.diagnostics);
    return outcome(
      {
        definitions: definitionsIn(await definitions()),
        document: document.value,
        declarationThen: declarationsOn(project, then),
        declarationNow: declarationsOn(project, now),
      },
      [],
    );
  });
}

/** The line on which a declaration begins, with the comment above it. */
function declarationsOn({ root }: Project, disk: Disk): (at: Position) => string {
  const linesOf = memoize((file: string): readonly string[] => {
    const text = readText(file.startsWith("/") ? file : `${root}/${file}`, { disk });
    return text.ok ? text.value.split("\n") : [];
  });
  return ({ file, line }) => {
    const lines = linesOf(file);
    let first = line - 1;
    while (first > 0 && /^\s*(?:\/\*|\*|\/\/)/.test(lines[first - 1]!)) first -= 1;
    return lines
      .slice(first, line)
      .map((one) => one.trim())
      .join("\n");
  };
}
