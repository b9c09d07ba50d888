/** How the document writes what is read out of its sentences. */
export interface DocumentWording {
  properties: {
    "element-type": ["element type {value}", "type of the element {value}"];
    "partition-visibility": ["partition visibility {value}"];
    "scheme-word": ["scheme word {value}", "the word {value}", "{value} <SESSION_TOKEN>", "authentication scheme {value}"];
    "first-segment": ["neutral word {value}", "neutral prefix {value}", "neutral term {value}", "neutral placeholder word {value}"];
  };
  terms: [
    "reload",
    "failover",
    "cannot be altered | is impossible | are impossible | cannot be changed | not possible to alter | impossible to alter | cannot alter | cannot change | no way to alter | no way to change",
    "can be reset | can be cleared | possible to reset | possible to clear",
    "several elements | several at once | several can be | more than one at once | more than one element",
    "mgmt",
    "only some | not all | not every | some have one | some elements and collections have one | some have it | some elements and collections only",
    "exactly one | only one | just one | always one",
    "no configurable parameters | not have configurable parameters | nothing to configure | no parameters of its own | without configurable parameters",
    "minimum | least | lowest | smallest | min",
    "maximum | greatest | highest | largest | max",
    "average | averages | mean | avg",
    "unique | no other has",
    "automatically | auto-generated",
    "array of",
    "a space | one space",
    "in both directions | both ways | in either direction | either way | whichever the direction",
    "key fields",
    "default value | default values | its default | their defaults",
    "only the counters | no counters appear but | no counter appears but | no other counters | no counters but | no counters other than",
  ];
}
