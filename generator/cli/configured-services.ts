/** The services that the configuration names, where a call names none; what is wrong with one is shown where it is named. */
import type { LoadedProject } from "../config/project.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** What a command asks for: the services of its arguments before those of the configuration. */
export function wantedServices(named: readonly string[], { services }: LoadedProject): { readonly services?: readonly string[] } {
  const wanted = named.length > 0 ? named : services;
  return wanted === undefined ? {} : { services: wanted };
}

/** What the library answers, with a place for each name that it does not know and that comes from the configuration. */
export async function withConfigPlaces<Report extends { readonly diagnostics: readonly Diagnostic[] }>(
  answer: Promise<Report>,
  asked: { readonly services?: readonly string[] },
  loaded: LoadedProject,
): Promise<Report> {
  const answered = await answer;
  if (asked.services === undefined || asked.services !== loaded.services) return answered;
  const diagnostics = await Promise.all(answered.diagnostics.map((one) => placedOne(one, loaded)));
  return { ...answered, diagnostics };
}

async function placedOne(diagnostic: Diagnostic, { placeOf }: LoadedProject): Promise<Diagnostic> {
  const at = diagnostic.about === undefined ? undefined : await placeOf(diagnostic.about);
  return at === undefined ? diagnostic : { ...diagnostic, at };
}
