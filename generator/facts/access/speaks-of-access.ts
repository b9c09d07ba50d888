/** Words of texts that speak of who may call, whether or not they are understood. */

export function speaksOfAccess(text: string): boolean {
  return ofAccess.test(text);
}

const ofAccess =
  /\b(?:auth(?!or\b|ors\b)\w*|credentials?|tokens?|(?:api|access) keys?|scopes?|permissions?|privileges?|log(?:in|ged in)|public|anonymous\w*|certificates?|only for)\b/i;

/** As far as a text can that is known to be about it: any key may be one. */
export function maySpeakOfAccess(text: string): boolean {
  return ofAccess.test(text) || /\b(?:keys?|passwords?|basic|bearer|oauth\w*|access)\b/i.test(text);
}

/** It speaks of all requests. */
export function speaksOfAll(text: string): boolean {
  return ofAll.test(text);
}

const ofAll =
  /\b(?:each|every|all)\b(?:\s+(?:other|further|remaining))?(?:\s+[\p{L}-]+)?\s+(?:requests?|calls?|operations?|endpoints?|methods?|resources?)\b|\b(?:requests?|calls?|operations?)\b[^.]*\b(?:always|each|every)\b/iu;
