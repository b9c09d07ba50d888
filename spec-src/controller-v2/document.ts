/** How the document writes what is read out of its sentences. */
export interface DocumentWording {
  terms: [
    "username | user name",
    "password",
    "a colon | one colon",
    "only over HTTPS | over HTTPS only | over HTTPS alone | HTTPS alone",
    "usually | normally | as a rule | in general",
    "tenant",
    "host name | hostname",
    "applications",
    "hosts",
    "by name | by its name | by their names | by their name | the name identifies | its name identifies",
  ];
}
