/** The words for ways to authenticate. */

export const credentialWords: readonly string[] = [
  "BasicCredential",
  "BearerCredential",
  "HeaderCredential",
  "QueryCredential",
  "CookieCredential",
  "OAuth2",
  "OpenIdConnect",
  "ClientCertificate",
];

/** Whether the text of a type is one of them, with what it holds. */
export function isCredential(type: string): boolean {
  return credentialWords.includes(/^\w+/.exec(type)?.[0] ?? "");
}
