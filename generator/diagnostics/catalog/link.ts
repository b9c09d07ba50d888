import type { Entry } from "../entry.ts";

export const link = {
  "no-service": ({ service }: { service: string }) => ({
    message: `The folder "${service}" declares no service.`,
    help: 'Export one alias of Service<{ … }>, from "specwright/http", in a file "service.ts".',
  }),

  "two-services": ({ service }: { service: string }) => ({
    message: `The folder "${service}" declares two services.`,
    help: "Give each service a folder of its own.",
  }),

  "no-source": () => ({
    message: "Nothing says where the document states this.",
    help: 'Add "@source <section>" to its comment, with a heading of the document, or "@source <section> > <row>".',
  }),

  "field-without-source": ({ field }: { field: string }) => ({
    message: `Nothing says where the document states the field "${field}".`,
    help: 'Add "@source <section>" to the comment of its type, or of the field.',
  }),

  "field-without-row": ({ field, nearest }: { field: string; nearest: string | undefined }) => ({
    message: `The field "${field}" has no row in the section that its type names.`,
    help:
      nearest === undefined
        ? 'Correct the name, or add "@source <section> > <row>" to the comment of the field.'
        : `Did you mean "${nearest}"? Otherwise add "@source <section> > <row>" to the comment of the field.`,
  }),

  "malformed-uri": ({ subject, wrong }: { subject: string; wrong: string }) => ({
    message: `${subject} ${wrong}.`,
    help: 'Write it as "/collection/{key}/part"; braces enclose one name.',
  }),

  "placeholder-of-another-notation": ({ segment, name }: { segment: string; name: string }) => ({
    severity: "warning",
    message: `The segment "${segment}" of the URI is a fixed text, with its signs.`,
    help: `Write a placeholder in braces: {${name}}.`,
  }),

  "superfluous-placeholder": ({ placeholder, uri, nearest }: { placeholder: string; uri: string; nearest: string | undefined }) => ({
    message: `The type of a placeholder "{${placeholder}}" is given, which does not stand in "${uri}".`,
    help: nearest === undefined ? "Leave it out, or write the placeholder in the URI." : `Did you mean "{${nearest}}"?`,
  }),

  "unknown-placeholder": ({
    placeholder,
    uri,
    there,
    nearest,
  }: {
    placeholder: string;
    uri: string;
    there: { uri: string; name: string } | undefined;
    nearest: string | undefined;
  }) => ({
    message: `No resource gives the placeholder "{${placeholder}}" of "${uri}".`,
    help:
      there !== undefined
        ? `The resource there, "${there.uri}", calls it "{${there.name}}": write that, or give the field of its key the other name.`
        : nearest === undefined
          ? "Define the resource above it, whose key it is, or give its type as a placeholder of the kind."
          : `Did you mean "{${nearest}}"?`,
  }),
} satisfies Record<string, (holes: never) => Entry>;
