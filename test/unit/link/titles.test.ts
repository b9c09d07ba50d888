/** Titles have the capitals that what is said of a resource has. */
import { expect, test } from "vitest";
import { titleOf } from "../../../generator/link/titles.ts";

test.each([
  ["ItemByIsbn", ["ISBN resource", "Any book by its number."], "Item By ISBN"],
  ["FleetVlans", ["Collection", "The VLANs of a fleet."], "Fleet VLANs"],
  ["FleetSsls", ["Collection", "SSLs and SSLS."], "Fleet Ssls"],
  ["FleetVlan", ["Element", "A VLAN of the fleet."], "Fleet VLAN"],
  ["Ipv4Routes", ["Collection", "Routes of IPv4."], "IPv4 Routes"],
  ["BlogPost", ["Element", "It is sent with POST."], "Blog Post"],
  ["BlogNote", ["Element", "A NOTE of the blog. Each note has a title."], "Blog Note"],
  ["Isbn", ["Element", "What `ISBN` holds, and the Isbn of it."], "Isbn"],
  ["ShelfMark", ["Element", "THE MARK OF A SHELF."], "Shelf Mark"],
  ["Shelf", ["Element", ""], "Shelf"],
])("of %s, of which %j is said, it is called %j", (noun, texts, title) => {
  expect(titleOf(noun, texts)).toBe(title);
});
