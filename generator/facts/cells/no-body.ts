/** What a document writes for a body that is none: `none`, `no body`, `without a body`, `-`. */

export function saysNoBody(text: string): boolean {
  return none.test(text);
}

const none =
  /^\(?(?:none|nothing|without (?:a |any )?(?:body|payload|content)|no (?:(?:request|response) )?(?:body|payload|content)|empty|n\/a|[-–—])\)?(?:\s+\([^()]*\))?\.?$/i;
