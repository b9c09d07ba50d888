/** What is said where nothing can be run: where the tool itself fails, that it is not the user's fault, and how to see more. */
import { makeVisible } from "../diagnostics/format/visible.ts";

/** What is said where the folder that the tool is started in was removed or moved meanwhile. */
export const noFolderNote =
  "error: The folder that Specwright is started in is not there any more.\n\n  Help: Change into a folder that is there, and start it again.\n";

export function defectNote(error: unknown, env: { readonly [name: string]: string | undefined }): string {
  const message = error instanceof Error ? error.message : String(error);
  const traced = (env["SPECWRIGHT_TRACE"] ?? "") !== "" && error instanceof Error && error.stack !== undefined;
  const way = traced ? `\n${error.stack}\n` : "  Set SPECWRIGHT_TRACE=1 to see where it happened, and report it with what you ran.\n";
  return `error: This is a bug in Specwright: ${makeVisible(message)}\n${way}`;
}
