/** How the document writes what is read out of its sentences. */
export interface DocumentWording {
  terms: [
    "username | user name",
    "password",
    "a colon | one colon | colon",
    "only over HTTPS | only served over HTTPS | exclusively over HTTPS | over HTTPS only | over HTTPS exclusively | over HTTPS alone | HTTPS alone | HTTPS is the only | solely over HTTPS | over HTTPS solely",
    "usually | normally | as a rule | in general",
    "tenant",
    "host name | hostname | name of a host | host's name",
    "applications | an application",
    "hosts",
    "by name | by its name | by their names | by their name | the name identifies | its name identifies | name of an object identifies",
  ];
}
