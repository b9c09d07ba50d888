import type { BasicCredential, ClientCertificate, CookieCredential, OAuth2, QueryCredential, Server, Service } from "specwright/http";

/**
 * Devices and who repairs them.
 * @source Workshop
 */
export type Workshop = Service<{
  title: "Workshop";
  version: "1";
  document: "document.md";
  servers: {
    /** @source Workshop */
    bench: Server<"https://workshop.example/v1", {}>;
  };
  security: {
    /**
     * The key of a program.
     * @source Authentication > key
     */
    key: QueryCredential<"key">;
    /** @source Authentication > token */
    token: OAuth2<{ clientCredentials: { tokenUrl: "https://id.example/token"; scopes: { "devices:read": "Reads devices."; "devices:write": "Changes devices." } } }>;
    /** @source Authentication > visit */
    visit: CookieCredential<"VISIT">;
    /** @source Authentication > account */
    account: BasicCredential;
    /** @source Authentication > engineer */
    engineer: ClientCertificate;
  };
  access: ["token"];
}>;
