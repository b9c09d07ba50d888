import type { ClientCertificate, OAuth2, OpenIdConnect, Server, Service } from "specwright/http";

/**
 * Stars and their names.
 * @source Observatory
 */
export type Observatory = Service<{
  title: "Observatory";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Observatory */
    dome: Server<"https://observatory.example", {}>;
  };
  security: {
    /**
     * Whoever has an account.
     * @source Authentication > people
     */
    people: OAuth2<{
      authorizationCode: {
        authorizationUrl: "https://id.example/allow";
        tokenUrl: "https://id.example/token";
        scopes: { "stars:read": "Reads stars."; "stars:name": "Gives names to stars." };
      };
    }>;
    /** @source Authentication > programs */
    programs: OAuth2<{ clientCredentials: {} }>;
    /** @source Authentication > members */
    members: OpenIdConnect<"https://id.example/.well-known/openid-configuration">;
    /** @source Authentication > partners */
    partners: OpenIdConnect;
    /**
     * Whoever works on the instrument.
     * @source Authentication > engineers
     */
    engineers: ClientCertificate;
  };
}>;
