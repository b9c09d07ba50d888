/** What an entry of the catalogue says once its holes are filled. An error unless it says otherwise. */
export interface Entry {
  readonly severity?: "error" | "warning";
  readonly message: string;
  readonly help?: string;
}
