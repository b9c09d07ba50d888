/** The schemes that a draft writes, as their kinds. */
import type { CredentialScheme } from "../../../facts/access/vocabulary.ts";
import type { OAuthFlowName } from "../../../model/service.ts";
import type { MemberSyntax, TypeSyntax } from "../../print/syntax.ts";

export function schemesAs(members: readonly MemberSyntax[]): readonly CredentialScheme[] {
  return members.flatMap(({ name, type }) => {
    const how = howOf(type);
    return how === undefined ? [] : [{ name, how }];
  });
}

function howOf(type: TypeSyntax): CredentialScheme["how"] | undefined {
  if (type.is !== "name") return undefined;
  const [first = "", word = "", credential = ""] = type.of.map((one) => (one.is === "literal" ? String(one.value) : ""));
  switch (type.name) {
    case "BasicCredential":
      return { is: "basic" };
    case "BearerCredential":
      return { is: "bearer" };
    case "HeaderCredential":
      return { is: "header", header: first, ...(word === "" ? {} : { word }), credential };
    case "QueryCredential":
      return { is: "query", parameter: first };
    case "CookieCredential":
      return { is: "cookie", cookie: first };
    case "OAuth2":
      return { is: "oauth2", flows: flowsIn(type.of[0]).map((name) => ({ name, urls: {}, scopes: [] })) };
    case "OpenIdConnect":
      return { is: "openid", ...(first === "" ? {} : { url: first }) };
    case "ClientCertificate":
      return { is: "certificate" };
    default:
      return undefined;
  }
}

function flowsIn(type: TypeSyntax | undefined): readonly OAuthFlowName[] {
  return type?.is === "object" ? type.members.map(({ name }) => name as OAuthFlowName) : [];
}
