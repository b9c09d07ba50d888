/** The fields of what stands at a path that came: those of a section that came with it, or of objects that are there already. */
import type { InterfaceDeclaration } from "ts-morph";
import type { PlanningContext } from "../../planning-context.ts";
import { conventionsOf } from "../../draft/conventions.ts";
import { typeName } from "../../draft/names.ts";
import { draftedOperations } from "../../draft/resources/operations.ts";
import type { Survey } from "../../draft/survey/survey.ts";
import { fileOf } from "../../edit/spans.ts";
import { typeReference, type DeclarationSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import { relativeModule } from "../../words/needs.ts";
import type { ToldTarget } from "./told-fields.ts";
import { surveyed } from "../surveyed.ts";
import { sectionMembers } from "./member.ts";
import { uriWords } from "./own-names.ts";

export interface OwnFields {
  /** The interface that has them; undefined where the bodies hold something else. */
  readonly named?: string;
  /** The names of those that came. */
  readonly names: readonly string[];
  readonly declarations: readonly DeclarationSyntax[];
  readonly needs: Step["needs"];
  readonly guesses: readonly string[];
}

const none: OwnFields = { names: [], declarations: [], needs: [], guesses: [] };

/** Undefined where the fields came and stand under a name, which is for the service's own kinds to say. */
export function ownFields(context: PlanningContext, survey: Survey, targets: readonly ToldTarget[], file: string): OwnFields | undefined {
  const target = targets.find(({ fields }) => fields !== undefined);
  const section = target?.fields;
  if (target === undefined || section === undefined) return none;
  const source = survey.places.section(section);
  if (context.editions.pairs.section(section) !== undefined) {
    const holder = bodiesAreKnown(context, survey, targets) ? holderOf(context, source) : undefined;
    if (holder === undefined) return none;
    return { ...none, named: holder.getName(), needs: neededOf(holder, file) };
  }
  const members = sectionMembers(context, file, section, new Set(targets.flatMap(({ key }) => key)));
  if (members === undefined) return none;
  if (conventionsOf(survey).keyed !== undefined) return undefined;
  const named = `${typeName(...uriWords(targets[0]!.uri))}Fields`;
  const base = target.besides === undefined ? undefined : holderOf(context, survey.places.section(target.besides));
  return {
    named,
    names: members.members.map((one) => one.name),
    declarations: [
      {
        is: "interface",
        exported: true,
        name: named,
        ...(base === undefined ? {} : { extends: [typeReference(base.getName())] }),
        members: members.members,
        comment: { tags: [{ tag: "source", text: source }] },
      },
    ],
    needs: [...members.needs.map((need) => ({ ...need, file })), ...neededOf(base, file)],
    guesses: members.guesses,
  };
}

function neededOf(holder: InterfaceDeclaration | undefined, file: string): Step["needs"] {
  return holder === undefined || fileOf(holder) === file ? [] : [{ name: holder.getName(), from: relativeModule(fileOf(holder), file), file }];
}

/** Whether bodies of others are called objects in the same words as theirs. */
function bodiesAreKnown({ editions: { ours } }: PlanningContext, survey: Survey, targets: readonly ToldTarget[]): boolean {
  const known = new Set(surveyed(ours.stated).endpoints.flatMap(({ request, response }) => [request, response]));
  const own = targets.flatMap(({ endpoints }) => draftedOperations(endpoints, survey.endpoints, false).flatMap(({ request, response }) => [request, response]));
  return own.some((text) => text !== undefined && /\bobjects?\b/i.test(text) && known.has(text));
}

/** The interface that is made of a section. */
function holderOf({ texts, opened }: PlanningContext, source: string): InterfaceDeclaration | undefined {
  const files = [...texts].filter(([, text]) => text.includes(`@source ${source}`)).flatMap(([path]) => opened.open(path) ?? []);
  return files
    .flatMap((file) => file.getInterfaces())
    .find(
      (one) =>
        one.isExported() &&
        one.getTypeParameters().length === 0 &&
        one.getJsDocs().some((doc) => doc.getTags().some((tag) => tag.getTagName() === "source" && tag.getCommentText()?.trim() === source)),
    );
}
