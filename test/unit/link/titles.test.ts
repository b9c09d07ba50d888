/** Titles have the capitals that a service gives the words of its nouns. */
import { expect, test } from "vitest";
import { resourceTitle, spellingsIn, spellingsOf } from "../../../generator/link/titles.ts";

test.each([
  ["ItemByIsbn", ["ISBN resource", "Any book by its number."], "Item By ISBN"],
  ["FleetVlans", ["Collection", "The VLANs of a fleet."], "Fleet VLANs"],
  ["FleetSsls", ["Collection", "SSLs and SSLS."], "Fleet SSLS"],
  ["FleetVlan", ["Element", "A VLAN of the fleet."], "Fleet VLAN"],
  ["FleetVlans", ["Collection", "All of one VLAN each."], "Fleet VLANs"],
  ["Ipv4Routes", ["Collection", "Routes of IPv4."], "IPv4 Routes"],
  ["BlogPost", ["Element", "It is sent with POST."], "Blog Post"],
  ["BlogNote", ["Element", "A NOTE of the blog. Each note has a title."], "Blog Note"],
  ["Isbn", ["Element", "What `ISBN` holds, and the Isbn of it."], "Isbn"],
  ["ShelfMark", ["Element", "THE MARK OF A SHELF."], "Shelf Mark"],
  ["Shelf", ["Element", ""], "Shelf"],
])("of %s, of which %j is said, it is called %j", (noun, texts, title) => {
  expect(resourceTitle(noun, spellingsOf([spellingsIn([noun], texts)]))).toBe(title);
});

/** The nouns of files, each with what is said of it. */
const titled = (files: readonly (readonly [noun: string, text: string])[]): readonly string[] => {
  const spellings = spellingsOf(files.map(([noun, text]) => spellingsIn([noun], [text])));
  return files.map(([noun]) => resourceTitle(noun, spellings));
};

test("one word has one spelling in all titles of a service: that of most of its files", () => {
  expect(titled([["SlbTemplate", "SLB template."], ["SlbTemplateDns", "DNS template."], ["VlanSlbs", "Of the VLANs."]])).toEqual(["SLB Template", "SLB Template DNS", "VLAN SLBs"]);
  expect(titled([["Slb", "The SLB."], ["SlbPort", "A port of the SLB."], ["SlbRoute", "Slb route."]])).toEqual(["SLB", "SLB Port", "SLB Route"]);
  expect(titled([["BlogNote", "One NOTE of a blog."], ["Note", "Each note."], ["NoteMark", "Where the note is."]])).toEqual(["Blog Note", "Note", "Note Mark"]);
  expect(titled([["Acl", "An ACL."], ["AclRule", "A rule of the acl."]])).toEqual(["Acl", "Acl Rule"]);
});

test("files say nothing of words that none of their nouns has", () => {
  expect(titled([["BlogNote", "A remark."], ["Blog", "NOTE: it is not deleted."]])).toEqual(["Blog Note", "Blog"]);
});
