/** Where a run writes: the disk, the output folder, and the names of what stands in it only while a run is at work. */
import type { Disk } from "../disk/disk.ts";

export interface Site {
  readonly disk: Disk;
  /** The output folder, without a slash at its end. */
  readonly out: string;
  /** The output folder as the reader of a diagnostic knows it. */
  readonly shown: string;
}

/** Holds lock, journal and staged texts. In the output folder, so that a rename never crosses file systems; gone when no run is at work. */
export const WORK = ".specwright";

/** The path of an output from the output folder. */
export function pathIn(service: string | undefined, path: string): string {
  return service === undefined ? path : `${service}/${path}`;
}

/** The place of an output. */
export function outputPlace(site: Site, path: string): string {
  return `${site.out}/${path}`;
}

/** What an output's file holds now; undefined where no file stands. */
export function readOutput({ disk, out }: Site, path: string): Buffer | undefined {
  const place = `${out}/${path}`;
  return disk.kind(place) === "file" ? disk.read(place) : undefined;
}

/** The place of something in the work folder. */
export function workPlace(site: Site, name?: string): string {
  return name === undefined ? `${site.out}/${WORK}` : `${site.out}/${WORK}/${name}`;
}

/** The place of a staged text. */
export function stagePlace(site: Site, name?: string): string {
  return workPlace(site, name === undefined ? "stage" : `stage/${name}`);
}

/** A place on the disk as the reader of a diagnostic knows it. */
export function shownPlace(site: Site, place: string): string {
  return place.startsWith(site.out) ? site.shown + place.slice(site.out.length) : place;
}

/** The folder of a path, or "" at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
