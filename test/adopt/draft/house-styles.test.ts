/** Documents as other generators and the houses of well-known services write them. */
import { expect, test } from "vitest";
import type { Shape } from "../../../generator/model/shape.ts";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { draftOf, underTitle, type Drafted } from "./drafted.ts";

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

/** Method, URI, and what the operation is called. */
function requests({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri, id }) => `${method} ${uri.template} ${id}`)).toSorted();
}

/** By name, what the fields of a schema are. */
function fieldsOf({ service }: Drafted, id: string): Readonly<Record<string, Shape["is"]>> {
  const shape = service.schemas.find((one) => one.id === id)?.shape;
  return shape?.is === "object" ? Object.fromEntries(shape.fields.map((field) => [field.name, field.shape.is])) : {};
}

test("a type in bold, or one that leads somewhere, leaves nothing of itself in the comment", () => {
  const draft = underTitle(`## Get a pet

\`GET /pets/{petId}\`

### Response

| Name | Type | Description |
|---|---|---|
| **id** | **String** |  |
| **label** | **String** | What it is called. |
| **friends** | array of [pet](#pet) objects | |
`);
  expect(written(draft)).toContain("  id?: string;");
  expect(written(draft)).not.toMatch(/\w\*\*|#pet|\) objects/);
});

test("a heading can hold its title and its request; names and types can have signs", () => {
  const draft = draftOf(`# Channels

Version 1. The base address is https://demo.example/v1.

## Get Channel
<Route method="GET">/channels/[\\{channel.id\\}](/docs/resources/channel#channel-object)</Route>

Get a channel by ID.

## Modify Channel % PATCH /channels/{channel.id#DOCS_RESOURCES_CHANNEL/channel-object}

Update a channel.

###### JSON Params

| Field | Type | Description |
|---|---|---|
| name? | string | 1-100 character name |
| topic? | ?string | what it is about |
| nsfw | ?boolean | whether it is not for all |
`);
  expect(requests(draft)).toEqual(["GET /channels/{channel.id} getChannel", "PATCH /channels/{channel.id} modifyChannel"]);
  expect(written(draft)).toContain("topic?: string | null;");
  expect(written(draft)).toContain("nsfw?: boolean | null;");
  expect(written(draft)).toContain("  name?: Text<100>");
});

test("a title above the document is its title where its own headings begin with several; tags that lay out say nothing; a header is shown below its sentence", () => {
  const draft = draftOf(`---
title: "Kennel API"
search: true
---

# Introduction

All calls go to https://kennel.example/api.

# Authentication

Kennel expects the API key to be included in all requests in a header that looks like the following:

\`X-Kennel-Key: meow\`

<aside class="notice">
You must replace <code>meow</code> with your own key.
</aside>

# Cats

## Get a cat

### HTTP Request

\`GET https://kennel.example/api/cats/<ID>\`

### URL Parameters

Parameter | Description
--------- | -----------
ID | The number of the cat
`);
  expect(written(draft)).toContain('title: "Kennel API";');
  expect(written(draft)).toContain('HeaderCredential<"X-Kennel-Key", "", "<X-Kennel-Key>">');
  expect(written(draft)).not.toContain("aside");
  expect(requests(draft)).toEqual(["GET /cats/{ID} getCat"]);
});

test("one heading of the first level is the title, whatever stands above the document", () => {
  expect(written(draftOf("---\ntitle: Page\n---\n\n# Cats API\n\nVersion 1. The base address is https://demo.example/v1.\n\n## List cats\n\n`GET /cats`\n"))).toContain(
    'title: "Cats API";',
  );
});

test("a request that is called as code calls it is told of by the section of that name; `Properties` below a type are those of that", () => {
  const draft = draftOf(`# PetApi

All URIs are relative to *https://pets.example/v2*

| Method | HTTP request | Description |
|---|---|---|
| [**addPet**](PetApi.md#addPet) | **POST** /pet | Add a pet |
| [**findPets**](PetApi.md#findPets) | **GET** /pet/find | Find pets |
| [**deletePet**](PetApi.md#deletePet) | **DELETE** /pet/{petId} | Delete a pet |

# **addPet**

### Parameters

| Name | Type | Description | Notes |
|---|---|---|---|
| **label** | **String** | What it is called | |
| **owner** | [**Owner**](Owner.md) | Whose it is | |
| **breed** | [**Breed**](Breed.md) | | |

### HTTP request headers

 - **Content-Type**: application/json, application/xml

### HTTP response details

| Status code | Description | Response headers |
|---|---|---|
| **200** | successful | - |
| **405** | Invalid input | - |

# **findPets**

### Parameters

| Name | Type | Description | Notes |
|---|---|---|---|
| **status** | **String** | What they are | |

# **deletePet**

> deletePet(petId, apiKey)

### Parameters

| Name | Type | Description | Notes |
|---|---|---|---|
| **petId** | **Integer** | Which one | |

# Owner

## Properties

| Name | Type | Description | Notes |
|---|---|---|---|
| **name** | **String** | | |

# Breed

## Properties

| Name | Type | Description | Notes |
|---|---|---|---|
| **origin** | **String** | | |
`);
  expect(written(draft).match(/\b(?:addPet|findPets|deletePet): \w+/g)).toEqual(["addPet: Post", "deletePet: Delete", "findPets: Get"]);
  expect(requests(draft)).toEqual(["DELETE /pet/{petId} deletePet", "GET /pet/find findPets", "POST /pet addPet"]);
  expect(fieldsOf(draft, "spec-src/drafted/pet.ts#PetsAddPetBody")).toEqual({ label: "string", owner: "reference", breed: "reference" });
  expect(fieldsOf(draft, "spec-src/drafted/types.ts#Breed")).toEqual({ origin: "string" });
  expect(written(draft)).toContain('"application/json" | "application/xml"');
  expect(draft.left.join("\n")).not.toContain("authenticate");
});

const blueprint = `FORMAT: 1A
HOST: https://polls.example/api/

# Polls

Polls lets people vote.

# Group Questions

All about questions.

## Question [/questions/{id}{?verbose}]

+ Parameters
    + id: 1 (number, required) - Which question
    + verbose (boolean, optional) - How much to tell
        + Default: false

+ Attributes (object)
    + id: 1 (number, required) - The number of the question.
    + text: \`What is it?\` (string, required) - What is asked
    + state: open (enum, default) - Who can vote
        + Members
            + \`open\` - All can
            + closed
    + tags: a, b (array[string])
    + owner (object)
        + name (string)
    + choices (array[Choice])
    + Include Stamped

+ Model (application/json)

    + Body

            { "id": 1, "text": "x" }

### View a Question [GET]

+ Response 200

    [Question][]

+ Response 404 (application/json)

        { "error": "There is none" }

### Delete a Question [DELETE]

+ Response 204

## Questions [/questions{?page}]

### List Questions [GET]

+ Parameters
    + page = \`1\` (optional, number) ... Which page

+ Response 200 (application/json)
    + Attributes (array[Question])

### Create a Question [POST]

+ Request (application/json)

    + Headers

            X-Trace: 1

    + Attributes
        + text (string, required) - What is asked

+ Response 201 (application/json)
    + Attributes (Question)

## Data Structures

### Base (object)
+ votes: 3 (number) - How many

### Choice (Base)
+ choice: Swift (string, required) - What it is

### Stamped (object)
+ at: \`2020-01-01\` (string) - When
`;

test("API Blueprint is read: resources and actions, parameters, attributes, models, named types and what they take over", () => {
  const draft = draftOf(blueprint);
  expect(draft.left).toEqual([]);
  const { service } = draft;
  expect(service.servers.map(({ url }) => url)).toEqual(["https://polls.example/api"]);
  const told = service.resources.flatMap(({ operations }) =>
    operations.map(({ method, uri, query, response, failures }) => [
      `${method} ${uri.template}`,
      query.map(({ name }) => name).join(" "),
      response.status,
      failures.map(({ status }) => status).join(" "),
    ]),
  );
  expect(told.toSorted()).toEqual([
    ["DELETE /questions/{id}", "", "204", ""],
    ["GET /questions", "page", "200", ""],
    ["GET /questions/{id}", "verbose", "200", "404"],
    ["POST /questions", "", "201", ""],
  ]);
  const own = "spec-src/drafted/questions.ts#";
  expect(fieldsOf(draft, `${own}Question`)).toEqual({ id: "number", text: "string", state: "literals", tags: "array", owner: "object", choices: "array", at: "string" });
  expect(fieldsOf(draft, "spec-src/drafted/types.ts#Choice")).toEqual({ votes: "number", choice: "string" });
  expect(written(draft)).toContain('state?: Default<"open" | "closed", "open">;');
  expect(written(draft)).toContain("verbose?: Default<boolean, false>;");
  expect(written(draft)).toContain("page?: Default<number, 1>;");
});

test("what is Markdown already stays as it is, and so does what only looks like API Blueprint", () => {
  const plain = plainMarkdown(blueprint).text;
  expect(plainMarkdown(plain).text).toBe(plain);
  const other = blueprint.replace("FORMAT: 1A", "# About\n\nFORMAT: 1A");
  expect(plainMarkdown(other).rewritten.find(({ sort }) => sort === "API Blueprint")?.lines).toEqual([]);
});

test("types that take over from themselves or from each other have an end", () => {
  const turning = blueprint.replace("+ votes: 3 (number) - How many", "+ votes: 3 (number) - How many\n+ Include Base").replace("### Base (object)", "### Base (Choice)");
  expect(fieldsOf(draftOf(turning), "spec-src/drafted/types.ts#Choice")).toEqual({ votes: "number", choice: "string" });
});

test("what is listed of a request says nothing of the answer that an example shows; a table of keys alone is of the path", () => {
  const draft = underTitle(`## List topics

\`\`\`plaintext
GET /topics
\`\`\`

Supported attributes:

| Attribute | Type | Required | Description |
|---|---|---|---|
| \`page\` | integer | No | Page to retrieve. Defaults to \`1\`. |

Example response:

\`\`\`json
[{ "id": 1, "name": "x" }]
\`\`\`

## Get a topic

\`\`\`plaintext
GET /topics/:id
\`\`\`

Supported attributes:

| Attribute | Type | Required | Description |
|---|---|---|---|
| \`id\` | integer | Yes | ID of the topic |

Example response:

\`\`\`json
{ "id": 1, "name": "x" }
\`\`\`
`);
  expect(written(draft)).not.toContain("Doubted");
  expect(fieldsOf(draft, "spec-src/drafted/topics.ts#TopicsListAnswer")).toEqual({ id: "number", name: "string" });
  expect(written(draft)).toContain("id: Integer;");
  expect(written(draft)).toMatch(/export interface TopicGetAnswer \{\n  \/\*\* @source Get a topic \*\/\n  id\?: number;/);
});

test("items with a type and a default as code, maps among them", () => {
  const draft = underTitle(`## Enable an engine

| Method | Path |
| :----- | :--- |
| \`POST\` | \`/sys/mounts/:path\` |

### Parameters

- \`path\` \`(string: <required>)\` – Where it is.
- \`local\` \`(bool: false)\` – Whether it is local.
- \`config\` \`(map<string|string>: nil)\` – How it is set up.
- \`options\` \`(map[string]string: nil)\` - What else there is.
`);
  const own = fieldsOf(draft, draft.service.schemas.find(({ id }) => id.endsWith("EnableBody"))!.id);
  expect(own).toEqual({ local: "boolean", config: "map", options: "map" });
  expect(written(draft)).not.toContain("nil");
});

test("types that sentences name have the fields of their sections, collections of them are lists, and a header of the credential is no other header", () => {
  const draft = draftOf(`# Directory API

The service root is https://directory.example/v1.0. Version 1.0.

## person resource type

### Properties

| Property | Type | Description |
|:---|:---|:---|
|id|String|What it is called. Read-only.|
|enabled|Boolean|**true** if it is on; otherwise, **false**. Required.|
|phones|String collection|See [phone.rules](rules.html#a.b). Required on create.|
|manager|[person](#person-resource-type)|Who manages it.|
|licenses|[license](#license-resource-type) collection|What it has.|

## license resource type

### Properties

| Property | Type | Description |
|:---|:---|:---|
|sku|Guid|Of the product.|

## List people

### HTTP request

\`\`\`http
GET /people
\`\`\`

### Request headers

|Header|Value|
|:---|:---|
|Authorization|Bearer {token}. Required.|
|Level|eventual. Optional.|

### Response

If successful, this method returns a \`200 OK\` response code and collection of [person](#person-resource-type) objects in the response body.

## Get person

### HTTP request

\`\`\`http
GET /people/{id | principalName}
\`\`\`

### Response

If successful, this method returns a \`200 OK\` response code and a [person](#person-resource-type) object in the response body.

## Create person

### HTTP request

\`\`\`http
POST /people
\`\`\`

### Request body

In the request body, supply a JSON representation of a [person](#person-resource-type) object.

### Response

If successful, this method returns \`201 Created\` response code and [person](#person-resource-type) object in the response body.
`);
  expect(requests(draft).map((one) => one.replace(/ \w+$/, ""))).toEqual(["GET /people", "GET /people/{id}", "POST /people"]);
  const own = "spec-src/drafted/people.ts#People";
  expect(fieldsOf(draft, own)).toEqual({ id: "string", enabled: "boolean", phones: "array", manager: "reference", licenses: "array" });
  expect(fieldsOf(draft, "spec-src/drafted/types.ts#License")).toEqual({ sku: "string" });
  expect(written(draft)).toContain('list: Get<Of["uri"], Of["fields"][], "list"> & Headers<Of["listHeaders"]> & Status<200>;');
  expect(written(draft)).toContain('create: Post<Of["uri"], Of["fields"], Of["fields"]> & Status<201>;');
  expect(written(draft)).toContain("/** **true** if it is on; otherwise, **false**. */");
  expect(written(draft)).not.toContain("Authorization:");
  expect(written(draft)).not.toContain("Doubted");
});

test("a type that has a section is declared once for all files, by the name that the section has; what a body is, is no purpose", () => {
  const draft = draftOf(`# Shipments

Version 1. The base address is https://ship.example/v1.

## Types

### Address

| Field | Type | Description |
|---|---|---|
| street | string | Where it is. |

### Shipment

| Field | Type | Description |
|---|---|---|
| id | string | Which one. |
| from | Address | Where it comes from. |
| to | Address | Where it goes. |

## Requests

### GET /shipments/{id}

Returns the Shipment object.

### POST /shipments/{id}/move

Body: Address

Returns an Address object.

### POST /shipments/{id}/check

Body: Address

Returns a Shipment object.
`);
  const interfaces = [...draft.files].flatMap(([path, text]) => (text.match(/export interface \w+/g) ?? []).map((one) => `${path} ${one.slice("export interface ".length)}`));
  expect(interfaces.filter((one) => !one.startsWith("kinds.ts"))).toEqual([
    "shipments.ts Shipment",
    "types.ts Address",
  ]);
  expect(written(draft)).toMatch(/postBody: Address;\n\s+postAnswer: Shipment;/);
});

test("what a row that is called by its method fails with is told of the section, as its request is: other rows have that name", () => {
  const draft = underTitle(
    "## Endpoints\n\n| Method | Path | Description |\n|---|---|---|\n| GET | /lamps | Lists the lamps |\n| GET | /lamps/{name} | Reads one lamp |\n| PUT | /lamps/{name} | Replaces one lamp. 404 if there is none. |\n\n## Lamp\n\n| Name | Type | Description |\n|---|---|---|\n| level | integer | How bright. |\n",
  );
  expect(written(draft)).toMatch(/\* @source Endpoints\n\s+\*\/\n\s+404: Silent;/);
});
