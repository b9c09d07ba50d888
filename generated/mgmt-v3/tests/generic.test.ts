/** Holds a server against what the document says of `/{+parent}/{collection}`, `/{name}` and `/{feature}/{name}`. */
import { describe, test } from "vitest";

describe("/{+parent}/{collection}", () => {
  test.todo("of whatever it stands for: Read every element (Any Objects)");
  test.todo("of whatever it stands for: Create an element (Any Objects)");
  test.todo("of whatever it stands for: Update an element (Any Objects)");
});

describe("/{+parent}/{collection}/stats", () => {
  test.todo("of whatever it stands for: Read the statistics (Any Objects)");
});

describe("/{+parent}/{collection}/oper", () => {
  test.todo("of whatever it stands for: Read the operational status (Any Objects)");
});

describe("/{+parent}/{collection}/baseline", () => {
  test.todo("of whatever it stands for: Read the baseline (Any Objects)");
});

describe("/{+parent}/{collection}/rate", () => {
  test.todo("of whatever it stands for: Read the rates (Any Objects)");
});

describe("/{+parent}/{collection}/{key}", () => {
  test.todo("of whatever it stands for: Read one element (Any Object)");
});

describe("/{+parent}/{collection}/{key}/stats", () => {
  test.todo("of whatever it stands for: Read the statistics (Any Object)");
});

describe("/{+parent}/{collection}/{key}/oper", () => {
  test.todo("of whatever it stands for: Read the operational status (Any Object)");
});

describe("/{+parent}/{collection}/{key}/baseline", () => {
  test.todo("of whatever it stands for: Read the baseline (Any Object)");
});

describe("/{+parent}/{collection}/{key}/rate", () => {
  test.todo("of whatever it stands for: Read the rates (Any Object)");
});

describe("/{name}", () => {
  test.todo("of whatever it stands for: Read everything below (Any Intermediate Resource)");
});

describe("/{feature}/{name}", () => {
  test.todo("of whatever it stands for: Read the settings (Any Configuration Resource)");
  test.todo("not shown: how a configuration resource other than authentication and authorization is created, modified, replaced or deleted");
});
