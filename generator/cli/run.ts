/** A call of the tool, from its arguments to its exit code. No mistake of a user ends in a stack trace. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { DiskFault } from "../disk/disk.ts";
import { parseArguments, type ParsedArguments } from "./arguments.ts";
import { commandOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { World } from "./world.ts";

export async function run(argv: readonly string[], world: World): Promise<number> {
  try {
    return await answer(parseArguments(argv), world);
  } catch (error) {
    return await unexpected(error, world);
  }
}

async function answer(request: ParsedArguments, world: World): Promise<number> {
  switch (request.is) {
    case "version":
      world.stdout.write(`${world.version}\n`);
      return exit.fine;
    case "help": {
      const { commandHelp, generalHelp } = await import("./help.ts");
      world.stdout.write(request.command === undefined ? generalHelp() : commandHelp(request.command));
      return exit.fine;
    }
    case "nothing": {
      const { generalHelp } = await import("./help.ts");
      world.stderr.write(generalHelp());
      return exit.usage;
    }
    case "wrong":
      await explainTo(request.diagnostics, world);
      return exit.usage;
    case "invocation": {
      const command = await commandOf(request.command).load();
      return command.run(request.invocation, world);
    }
  }
}

async function explainTo(diagnostics: readonly Diagnostic[], world: World): Promise<void> {
  const { printText } = await import("./print.ts");
  await printText(diagnostics, world.cwd, world, world.stderr);
}

/** The disk's refusals have a text of their own; anything else is a defect, and says so. */
async function unexpected(error: unknown, world: World): Promise<number> {
  if (error instanceof DiskFault) {
    const { faultDiagnostic } = await import("../disk/fault.ts");
    await explainTo([faultDiagnostic(error)], world);
  } else {
    const { defectNote } = await import("./defect.ts");
    world.stderr.write(defectNote(error, world.env));
  }
  return exit.findings;
}
