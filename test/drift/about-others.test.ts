/** Words of facts in sentences that are about something else, as the references of devices have them; and beside each the same words as a fact. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../generator/facts/fact.ts";
import { readerOf } from "../../generator/facts/text/reader.ts";
import { generalWording } from "../../generator/facts/wording.ts";

/** Without what a text merely mentions. */
function read(text: string): readonly string[] {
  const facts = readerOf(generalWording).factsIn(text, new Set());
  return facts.filter(({ fact }) => fact !== "mention").map((fact) => `${fact.fact}: ${textOf(fact)}`);
}

describe("is no fact", () => {
  test.each([
    "If the port is not given, the default port is used.",
    "If a zone was set before and not specified in this request, it stays.",
    "When the mode is manual and the mask is not provided, all is taken.",
    "Only applies when north and south are not specified.",
    "The value when it is not given is that of the zone.",
    "Without effect when the state of the pump is unknown.",
    "When creating a new tunnel, this field is required.",
    "If the mode is static, the address is mandatory.",
    "With version 2, this option is required.",
    "When true, no zone is required.",
    "It is required that a rule is a draft.",
    "This field is mandatory in case the mode is static.",
    "Accepted values range widely.",
    "Valid values are multicast addresses.",
    "Supported values are Area numbers as integers.",
    "Possible values are dependent on the model.",
    "At least one of zone or tag should be defined.",
    "Exactly one of first or second must be provided.",
    "Only one of name, code, mark is allowed.",
    "One of score or quality must be provided.",
    "Needs at least one of severity, pattern.",
    "Default policy for packets that are not wrapped.",
    "Default pool of the server.",
    "Default zone (built in) of all ports.",
    "How many results to initially skip.",
    "The default is to check that all is there.",
    "Without a value it will default to be the same.",
    "The default is provided by the profile above.",
    "Default value used by the platform.",
    "The default value displayed in an empty field.",
    "Enables changing at least 4 characters for a new password.",
    "Differs by at least 3 characters.",
    "Must contain at least 2 digits.",
    "Numbers for at most 5 character sets.",
    "Only on firmware versions 17.0 and above.",
    "Needs release 9 and up.",
    "Affinity, a hexadecimal value up to 256 bits.",
    "Ranges are 225.0.0.0/8 to 239.0.0.0/8.",
    "Format type of the report.",
    "Format name of reports.",
    "The format they are sent in.",
    "Tokens in the format accepted by the server.",
    "Cannot be set with other options.",
    "Cannot be set together with the zone.",
  ])("%s", (text) => expect(read(text)).toEqual([]));
});

describe("is one", () => {
  test.each([
    ["The range of the pump is not given.", "notShown: The range of the pump is"],
    ["What happens when the list is full is not stated.", "notShown: What happens when the list is full is"],
    ["The answer when all ten slots overflow is not shown.", "notShown: The answer when all ten slots overflow is"],
    ["When it expires is not stated.", "notShown: When it expires is"],
    ["Whether it lasts is not shown.", "notShown: Whether it lasts is"],
    ["This field is required when creating is over. It is mandatory.", "required: true"],
    ["In short, this field is required.", "required: true"],
    ["Accepted values range between 1 and 16.", "range: 1 to 16"],
    ["Valid values range from -90.0 to +90.0 degrees.", "range: -90 to 90"],
    ["Valid values are from 0 to 40.", "range: 0 to 40"],
    ["Valid values are red, green and blue.", "values: red, green, blue"],
    ["Possible values include low and 'very high'.", "known: low, very high"],
    ["The mode, one of fast, slow.", "values: fast, slow"],
    ["Must be one of fast or slow.", "values: fast, slow"],
    ["One of 'default or inherit', 'hide' or \"show, or not\".", "values: default or inherit, hide, show, or not"],
    ["Default deny.", "default: deny"],
    ["Default enabled (1).", "default: enabled"],
    ["The range between 50 - 100.", "range: 50 to 100"],
    ["Default inherited.", "default: inherited"],
    ["Default enabled for guests.", "default: enabled"],
    ["Default is pool for guests.", "default: pool"],
    ["Initially open.", "default: open"],
    ["Changing it takes at least 4 characters.", "length: at least 4"],
    ["Must contain at least 8 characters.", "length: at least 8"],
    ["This name can be between 2 and 32 alphanumeric characters.", "length: 2 to 32"],
    ["At most 40 ASCII characters.", "length: at most 40"],
    ["8 to 10 hexadecimal digits.", "length: 8 to 10"],
    ["Versions 2 to 5.", "range: 2 to 5"],
    ["Size of the key, minimum 2048 bits.", "range: at least 2048"],
    ["In the range of -65 to -95 dBm.", "range: -95 to -65"],
    ["Values can range from 3 to 65,535 seconds.", "range: 3 to 65535"],
    ["Format date-time of the report.", "format: date-time"],
    ["Format: name.", "format: name"],
    ["It cannot be more than 30 characters.", "length: at most 30"],
    ["The label cannot exceed 16 characters.", "length: at most 16"],
    ["The ratio cannot exceed 4.", "range: at most 4"],
    ["Burst (max value = 4294967295).", "range: at most 4294967295"],
    ["By default, it is set to false.", "default: false"],
    ["By default, this field is open.", "default: open"],
    ["The default for this field is 5 minutes.", "default: 5"],
    ["Port of the server (readonly).", "readOnly: true"],
    ["Cannot be set.", "readOnly: true"],
    ["Cannot be set by the client.", "readOnly: true"],
  ])("%s", (text, fact) => expect(read(text)).toEqual([fact]));
});
