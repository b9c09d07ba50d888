/** The JSON Schema of a configuration, for editors. `schema.json` beside this file is its text, which a test holds it to. */
import { options, type OptionEntry } from "./options.ts";

export function configSchema(): object {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Configuration of Specwright",
    type: "object",
    properties: {
      $schema: { type: "string", description: "The address of this schema, for editors." },
      ...Object.fromEntries(Object.entries(options).map(([name, option]) => [name, propertyOf(option)])),
    },
    additionalProperties: false,
  };
}

function propertyOf({ is, description, ...rest }: OptionEntry): object {
  const type = is === "folder" ? { type: "string", minLength: 1 } : { type: "array", items: { type: "string", minLength: 1 }, uniqueItems: true };
  return { description, ...type, ...rest };
}
