import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commitPlans } from "../../../generator/write/commit.ts";
import { get, plan, put, temporaryFolder } from "./support/tree.ts";

const write = { is: "write", force: false } as const;

/** What one branch generates: files of a few lines, some of which differ from the base. */
function files(changed: Readonly<Record<string, string>>) {
  const base = Object.fromEntries(["a", "b", "c", "d"].map((name) => [`${name}.md`, `${name}\n1\n2\n3\n`]));
  return [plan("shop", { ...base, ...changed })];
}

test("two branches that both generated merge without a conflict of the record, and the result is generated without force", async () => {
  const repository = temporaryFolder();
  const out = `${repository}/generated`;
  const git = (...words: readonly string[]) => spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main", ...words], { cwd: repository, encoding: "utf8" });
  const generate = async (branch: string, changed: Readonly<Record<string, string>>) => {
    git("checkout", "-q", "-B", branch, "main");
    expect((await commitPlans(out, files(changed), write)).diagnostics).toEqual([]);
    git("add", "-A");
    git("commit", "-qm", branch);
  };
  git("init", "-q");
  put(repository, "README.md", "a project");
  git("add", "-A");
  git("commit", "-qm", "start");
  await generate("main", {});
  await generate("left", { "a.md": "a\nleft\n2\n3\n", "b.md": "b\nleft\n2\n3\n", "left.md": "left\n" });
  await generate("right", { "a.md": "a\n1\n2\nright\n", "b.md": "b\nright\n2\n3\n", "right.md": "right\n" });

  const merge = git("merge", "left");
  expect(merge.stdout).toContain("CONFLICT (content): Merge conflict in generated/shop/b.md");
  expect(get(out, "shop/manifest.sha256")).not.toContain("<<<<<<<");
  expect(get(out, "shop/b.md")).toContain("<<<<<<<");

  const both = files({ "a.md": "a\nleft\n2\nright, and more\n", "b.md": "b\nboth\n2\n3\n", "left.md": "left\n", "right.md": "right\n" });
  expect((await commitPlans(out, both, write)).diagnostics).toEqual([]);
  expect((await commitPlans(out, both, { is: "check" })).diagnostics).toEqual([]);
});
