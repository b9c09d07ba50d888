/** Each table of a text, changed as rows of cells; the first row holds the titles. */
export function withTables(text: string, change: (rows: readonly (readonly string[])[]) => readonly (readonly string[])[]): string {
  return text.replace(/(?:^\|.*\n?)+/gm, (table) => {
    const [header = "", , ...body] = table.trimEnd().split("\n").map((line) => line.slice(1, -1).split("|").map((cell) => cell.trim()));
    const rows = change([header as readonly string[], ...(body as readonly (readonly string[])[])]);
    const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
    return `${[line(rows[0]!), `|${rows[0]!.map(() => "---|").join("")}`, ...rows.slice(1).map(line)].join("\n")}\n`;
  });
}

/** Each table of fields with notes, as a list. */
export function withBullets(text: string, bullet: (name: string, type: string, notes: string) => string): string {
  return text.replace(/^\| Field \| Type \| Notes \|\n.*\n((?:\|.*\n?)+)/gm, (_, rows: string) => rows.replace(/^\| (.*) \| (.*) \| (.*) \|$/gm, (_row, name: string, type: string, notes: string) => `- ${bullet(name, type, notes)}`));
}

/** The rows of each table whose first column has a title, as lines. */
export function withLines(text: string, title: string, line: (cells: readonly string[]) => string): string {
  return text.replace(/(?:^\|.*\n?)+/gm, (table) => {
    const [header = [], , ...body] = table.trimEnd().split("\n").map((row) => row.slice(1, -1).split("|").map((cell) => cell.trim()));
    return header[0] === title ? `${body.map(line).join("\n")}\n` : table;
  });
}
