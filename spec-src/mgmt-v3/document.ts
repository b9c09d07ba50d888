/** How the document writes what is read out of its sentences. */
export interface DocumentWording {
  properties: {
    "element-type": ["element type {value}"];
    "scheme-word": ["scheme word {value}"];
    "first-segment": ["neutral word {value}", "neutral prefix {value}"];
  };
  terms: ["reload", "failover", "cannot be altered | cannot be changed", "several elements", "mgmt"];
}
