import { expect, test } from "vitest";
import { withPlainNumbers } from "../../../generator/facts/text/plain-numbers.ts";

test.each([
  ["Range 0-65,535.", "Range 0- 65535."],
  ["1,000 to 4,294,967,295", " 1000 to    4294967295"],
  ["(1–10,000, default 1,000)", "(1– 10000, default  1000)"],
  ["between -1,000 and 100,000", "between  -1000 and  100000"],
  ["At most 250,000 entries", "At most  250000 entries"],
  ["100,000 or fewer", " 100000 or fewer"],
  ["a table of 10\u00a0000 rows", "a table of  10000 rows"],
  ["from 1 to 10 000", "from 1 to  10000"],
  ["the default is `1,500`", "the default is  `1500`"],
  ["values 1,000, 2,000 and 4,000", "values  1000,  2000 and  4000"],
  ["1,234.5", " 1234.5"],
  ["−12 to +14", "-12 to +14"],
  ["(–40 to 85)", "(-40 to 85)"],
  ["8--128 characters", "8 –128 characters"],
  ["from −1,000", "from  -1000"],
])("%s is one number for each", (text, together) => {
  expect(withPlainNumbers(text)).toBe(together);
  expect(together).toHaveLength(text.length);
});

test.each(["Statuses 200,404", "Allowed values: 100,200,300.", "values 10,100", "answers 2 404 times", "1,5,10", "v1,000", "0,1000", "10,100,1000", "-128--1", "(-1.5--0.5)", "1 – 5", "1 –5", "1–5"])("%s is a list", (text) => {
  expect(withPlainNumbers(text)).toBe(text);
});
