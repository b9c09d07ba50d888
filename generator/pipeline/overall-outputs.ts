/**
 * The outputs over all services: the page that leads into the docs of each. They follow from what stands in the folder of outputs
 * when a run is done, so that they are the same whichever service was generated, and by whichever project of several that share it.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import { DOCS } from "../plan/groups.ts";
import type { OutputPlan, ServicePlan } from "../plan/output.ts";
import { hashOfJson } from "../values/hash.ts";
import type { NamedCard } from "../views/overall.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import { RECORD } from "../write/record.ts";
import type { GenerateRequest, Project } from "../contract.ts";
import { fingerprint } from "./fingerprint.ts";
import { topStamp } from "./template-files.ts";

export interface Overall {
  readonly plan: OutputPlan;
  /** To be called once the plan is on the disk. */
  readonly keep: () => void;
}

/** What the last run left. */
interface State {
  /** The hash of all that went in. */
  readonly key: string;
  /** Relative to the folder of outputs, with size and time. */
  readonly outputs: readonly (readonly [path: string, size: number | undefined, modified: number | undefined])[];
}

const CARD_PATH = "docs/service.json";

/**
 * Undefined where the run has nothing to do with docs, or nothing has changed.
 * @param plans of the services of this run, and of those that go
 */
export async function overallOutputs(
  project: Project,
  { only, mode, force }: GenerateRequest,
  plans: readonly ServicePlan[],
  disk: Disk,
): Promise<Outcome<Overall | undefined>> {
  if (only?.includes(DOCS) === false) return outcome(undefined, []);
  const cards = cardTexts(project, plans, disk);
  if (cards.length === 0 && disk.stat(placeOf(project, RECORD)) === undefined) return outcome(undefined, []);
  const key = hashOfJson([fingerprint(), topStamp(project, disk), cards]);
  if (mode === "write" && force !== true && isSettled(project, key, disk)) return outcome(undefined, []);
  const planned = await planOf(project, cards, disk);
  if (!planned.ok) return planned;
  const keep = (): void => keepState(project, key, planned.value, disk);
  return outcome({ plan: planned.value, keep }, planned.diagnostics);
}

function placeOf({ root, out }: Project, path: string): string {
  return `${root}/${out}/${path}`;
}

/** What the docs of each service say of it, by the name of its folder and in the order of the names. */
function cardTexts(project: Project, plans: readonly ServicePlan[], disk: Disk): readonly (readonly [name: string, text: string])[] {
  const planned = new Map(plans.map((plan) => [plan.service, plan]));
  const folders = disk.stat(placeOf(project, ""))?.kind === "folder" ? disk.entries(placeOf(project, "")).filter(({ kind }) => kind === "folder") : [];
  const names = new Set([...folders.map(({ name }) => name), ...planned.keys()]);
  return [...names].sort().flatMap((name) => {
    const text = cardText(project, name, planned.get(name), disk);
    return text === undefined ? [] : [[name, text] as const];
  });
}

/** As this run makes it, otherwise as it stands. */
function cardText(project: Project, name: string, plan: ServicePlan | undefined, disk: Disk): string | undefined {
  const plannedText = plan?.files.find(({ path }) => path === CARD_PATH)?.text;
  if (plannedText !== undefined) return typeof plannedText === "string" ? plannedText : Buffer.from(plannedText).toString("utf8");
  if (plan !== undefined && !plan.intact?.some(({ path }) => path === CARD_PATH)) return undefined;
  const place = placeOf(project, `${name}/${CARD_PATH}`);
  const text = disk.stat(place)?.kind === "file" ? readText(place, { disk }) : undefined;
  return text?.ok === true ? text.value : undefined;
}

async function planOf(project: Project, cards: ReturnType<typeof cardTexts>, disk: Disk): Promise<Outcome<OutputPlan>> {
  const { cardIn, outputsOverAll } = await import("../views/overall.ts");
  const { loadTemplateFiles } = await import("./template-files.ts");
  const templates = loadTemplateFiles(project, disk);
  if (!templates.ok) return templates;
  const services = cards.flatMap(([name, text]): readonly NamedCard[] => {
    const card = cardIn(text);
    return card === undefined ? [] : [{ ...card, name }];
  });
  const files = services.length === 0 ? outcome([], []) : outputsOverAll(services, templates.value);
  const found: readonly Diagnostic[] = files.diagnostics;
  return files.ok ? outcome({ service: undefined, files: files.value }, found) : files;
}

function bundleOf({ out }: Project): string {
  return JSON.stringify(["overall", out]);
}

function isSettled(project: Project, key: string, disk: Disk): boolean {
  const state = readBundle(`${project.root}/${project.cache}`, bundleOf(project), disk) as State | undefined;
  return (
    state?.key === key &&
    state.outputs.every(([path, size, modified]) => {
      const stat = disk.stat(placeOf(project, path));
      return stat?.kind === "file" && stat.size === size && stat.modified === modified;
    })
  );
}

function keepState(project: Project, key: string, { files }: OutputPlan, disk: Disk): void {
  const outputs = [...files.map(({ path }) => path), RECORD].map((path) => {
    const stat = disk.stat(placeOf(project, path));
    return [path, stat?.size, stat?.modified] as const;
  });
  writeBundle(`${project.root}/${project.cache}`, bundleOf(project), { key, outputs } satisfies State, disk);
}
